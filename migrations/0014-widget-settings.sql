-- The owner's settings of the widget, as one document.
CREATE TABLE widget_settings (
  store_id integer PRIMARY KEY REFERENCES stores (id) ON DELETE CASCADE,
  settings jsonb NOT NULL,
  changed_at timestamptz(3) NOT NULL DEFAULT clock_timestamp()
);

-- A visitor who logs in keeps the conversations of the session before.
CREATE INDEX widget_conversations_session ON widget_conversations (store_id, session_id);

-- Wishes to have a conversation by mail. The address goes as soon as the mail is sent; the limits count by its keyed digest
-- and by that of the client's network address.
CREATE TABLE widget_transcripts (
  store_id integer NOT NULL REFERENCES stores (id) ON DELETE CASCADE,
  id text COLLATE "C" NOT NULL,
  conversation_id text COLLATE "C" NOT NULL,
  address_key text COLLATE "C" NOT NULL,
  client_key text COLLATE "C" NOT NULL,
  address text,
  language text NOT NULL,
  asked_at timestamptz(3) NOT NULL DEFAULT clock_timestamp(),
  sent_at timestamptz(3),
  PRIMARY KEY (store_id, id)
);
CREATE INDEX widget_transcripts_asked ON widget_transcripts (asked_at);
