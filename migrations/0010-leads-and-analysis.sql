-- The owner's points of lead scoring, office hours and tag rules: one document each, null = as Spiel ships.
CREATE TABLE lead_settings (
  store_id integer PRIMARY KEY REFERENCES stores (id) ON DELETE CASCADE,
  rules jsonb NOT NULL,
  changed_at timestamptz(3) NOT NULL DEFAULT clock_timestamp()
);
CREATE TABLE conversation_settings (
  store_id integer PRIMARY KEY REFERENCES stores (id) ON DELETE CASCADE,
  office_hours jsonb,
  tag_rules jsonb,
  changed_at timestamptz(3) NOT NULL DEFAULT clock_timestamp()
);

-- signals is what scoring knows of a lead; edited_by_owner names the columns that only the owner changes from now on.
ALTER TABLE leads
  ADD COLUMN details jsonb,
  ADD COLUMN interests jsonb NOT NULL DEFAULT '[]',
  ADD COLUMN signals jsonb NOT NULL DEFAULT '{}',
  ADD COLUMN edited_by_owner text[] NOT NULL DEFAULT '{}',
  ADD COLUMN last_contact_at timestamptz(3);
CREATE INDEX leads_phone ON leads (store_id, phone) WHERE phone IS NOT NULL;
-- The daily look at leads that nobody wrote to for a week.
CREATE INDEX leads_idle ON leads (store_id, last_contact_at) WHERE status IN ('new', 'contacted') AND score > 0;

-- analysis_due_at is when what is written about a conversation has to be written anew; null = nothing to do.
ALTER TABLE conversations
  ADD COLUMN intents text[] NOT NULL DEFAULT '{}',
  ADD COLUMN frustrated boolean NOT NULL DEFAULT false,
  ADD COLUMN analysis_source text,
  ADD COLUMN analysis_due_at timestamptz(3),
  ADD COLUMN resolved_by text CHECK (resolved_by IN ('assistant', 'human', 'shopper')),
  ADD COLUMN edited_by_owner text[] NOT NULL DEFAULT '{}',
  ADD COLUMN hand_off_reason text,
  ADD COLUMN waiting_since timestamptz(3),
  ADD COLUMN person text;
CREATE INDEX conversations_analysis_due ON conversations (analysis_due_at) WHERE analysis_due_at IS NOT NULL;
CREATE INDEX conversations_waiting ON conversations (store_id, waiting_since) WHERE status = 'waiting_for_human';

ALTER TABLE messages
  ADD COLUMN payload jsonb,
  ADD COLUMN receipts jsonb NOT NULL DEFAULT '[]',
  ADD COLUMN engine text,
  ADD COLUMN feedback smallint CHECK (feedback IN (-1, 1)),
  ADD COLUMN author text,
  ADD COLUMN client_message_id text COLLATE "C";
CREATE UNIQUE INDEX messages_client_id ON messages (store_id, conversation_id, client_message_id)
  WHERE client_message_id IS NOT NULL;
