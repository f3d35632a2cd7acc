-- created_at and updated_at are stamps of the store clock ('conversations', 'leads'): unique per store, visible in order.
CREATE TABLE conversations (
  store_id integer NOT NULL REFERENCES stores (id) ON DELETE CASCADE,
  id text COLLATE "C" NOT NULL,
  status text NOT NULL CHECK (status IN ('active', 'waiting_for_human', 'with_human', 'resolved')),
  intent text,
  sentiment text CHECK (sentiment IN ('positive', 'neutral', 'negative', 'mixed')),
  summary text,
  tags text[] NOT NULL DEFAULT '{}',
  channel text NOT NULL,
  language text,
  message_count integer NOT NULL DEFAULT 0,
  shopper_name text,
  shopper_email text,
  lead_id text COLLATE "C",
  last_message_at timestamptz(3),
  created_at timestamptz(3) NOT NULL,
  updated_at timestamptz(3) NOT NULL,
  PRIMARY KEY (store_id, id)
);
CREATE UNIQUE INDEX conversations_created ON conversations (store_id, created_at);
CREATE UNIQUE INDEX conversations_updated ON conversations (store_id, updated_at);
CREATE INDEX conversations_status_created ON conversations (store_id, status, created_at);
CREATE INDEX conversations_status_updated ON conversations (store_id, status, updated_at);

CREATE TABLE messages (
  store_id integer NOT NULL REFERENCES stores (id) ON DELETE CASCADE,
  conversation_id text COLLATE "C" NOT NULL,
  position integer NOT NULL,
  id text COLLATE "C" NOT NULL,
  role text NOT NULL CHECK (role IN ('shopper', 'assistant', 'human')),
  text text NOT NULL,
  created_at timestamptz(3) NOT NULL,
  PRIMARY KEY (store_id, conversation_id, position)
);

CREATE TABLE leads (
  store_id integer NOT NULL REFERENCES stores (id) ON DELETE CASCADE,
  id text COLLATE "C" NOT NULL,
  email text,
  name text,
  phone text,
  purpose text NOT NULL,
  status text NOT NULL CHECK (status IN ('new', 'contacted', 'qualified', 'converted', 'unqualified')),
  priority text NOT NULL CHECK (priority IN ('low', 'medium', 'high', 'urgent')),
  score integer NOT NULL DEFAULT 0,
  reasons text[] NOT NULL DEFAULT '{}',
  consent jsonb,
  conversation_id text COLLATE "C",
  created_at timestamptz(3) NOT NULL,
  updated_at timestamptz(3) NOT NULL,
  PRIMARY KEY (store_id, id)
);
CREATE UNIQUE INDEX leads_created ON leads (store_id, created_at);
CREATE UNIQUE INDEX leads_updated ON leads (store_id, updated_at);
CREATE INDEX leads_status_created ON leads (store_id, status, created_at);
CREATE INDEX leads_status_updated ON leads (store_id, status, updated_at);
CREATE UNIQUE INDEX leads_email ON leads (store_id, email) WHERE email IS NOT NULL;
