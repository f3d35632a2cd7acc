-- Two people of one name are told apart by their account: person is what the shopper is shown.
ALTER TABLE conversations ADD COLUMN person_id text COLLATE "C";

-- The inbox reads by the last message, newest first. What it filters by is in the index, so that a filter that few
-- conversations pass reads no rows of the table. last_message_at is a stamp of the store clock: unique, and so a cursor.
CREATE INDEX conversations_inbox ON conversations (store_id, last_message_at DESC)
  INCLUDE (status, intent, sentiment, language, person_id, channel, message_count) WHERE last_message_at IS NOT NULL;
CREATE INDEX conversations_inbox_status ON conversations (store_id, status, last_message_at DESC)
  WHERE last_message_at IS NOT NULL;
CREATE INDEX conversations_tags ON conversations USING gin (tags);
CREATE INDEX conversations_shopper_email ON conversations (store_id, shopper_email) WHERE shopper_email IS NOT NULL;

-- A text as it is searched: in lower case and without accents, whatever the locale of the database, which of a server may be C and
-- then knows no letter but the English ones.
CREATE FUNCTION searchable(p_text text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT translate(replace(lower(p_text), 'ß', 'ss'),
    'ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖØÙÚÛÜÝÞàáâãäåæçèéêëìíîïðñòóôõöøùúûüýþÿĀāĂăĄąĆćĈĉĊċČčĎďĐđĒēĔĕĖėĘęĚěĜĝĞğĠġĢģĤĥĦħĨĩĪīĬĭĮįİıĴĵĶķĹĺĻļĽľŁłŃńŅņŇňŌōŎŏŐőŒœŔŕŖŗŘřŚśŜŝŞşŠšŢţŤťŨũŪūŬŭŮůŰűŲųŴŵŶŷŸŹźŻżŽžſ',
    'aaaaaaaceeeeiiiidnoooooouuuuytaaaaaaaceeeeiiiidnoooooouuuuytyaaaaaaccccccccddddeeeeeeeeeegggggggghhhhiiiiiiiiiijjkkllllllllnnnnnnoooooooorrrrrrssssssssttttuuuuuuuuuuuuwwyyyzzzzzzs')
$$;

-- What a message is found by: its words and its store ('=7'). The store is among the words because an index of words cannot lead with
-- a number without an extension. searchable() is written out: an index is built without the schema that it is in.
CREATE FUNCTION message_words(p_store_id integer, p_text text) RETURNS tsvector
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT to_tsvector('pg_catalog.simple', translate(replace(lower(left(p_text, 16384)), 'ß', 'ss'),
    'ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖØÙÚÛÜÝÞàáâãäåæçèéêëìíîïðñòóôõöøùúûüýþÿĀāĂăĄąĆćĈĉĊċČčĎďĐđĒēĔĕĖėĘęĚěĜĝĞğĠġĢģĤĥĦħĨĩĪīĬĭĮįİıĴĵĶķĹĺĻļĽľŁłŃńŅņŇňŌōŎŏŐőŒœŔŕŖŗŘřŚśŜŝŞşŠšŢţŤťŨũŪūŬŭŮůŰűŲųŴŵŶŷŸŹźŻżŽžſ',
    'aaaaaaaceeeeiiiidnoooooouuuuytaaaaaaaceeeeiiiidnoooooouuuuytyaaaaaaccccccccddddeeeeeeeeeegggggggghhhhiiiiiiiiiijjkkllllllllnnnnnnoooooooorrrrrrssssssssttttuuuuuuuuuuuuwwyyyzzzzzzs')) || array_to_tsvector(ARRAY['=' || p_store_id::text])
$$;
CREATE INDEX messages_words ON messages USING gin (message_words(store_id, text));

CREATE INDEX conversations_shopper_name ON conversations (store_id, searchable(shopper_name) text_pattern_ops)
  WHERE shopper_name IS NOT NULL;

CREATE TABLE conversation_notes (
  store_id integer NOT NULL REFERENCES stores (id) ON DELETE CASCADE,
  conversation_id text COLLATE "C" NOT NULL,
  id text COLLATE "C" NOT NULL,
  author_id text COLLATE "C" NOT NULL,
  author text NOT NULL,
  text text NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (store_id, conversation_id, id)
);

CREATE TABLE canned_replies (
  store_id integer NOT NULL REFERENCES stores (id) ON DELETE CASCADE,
  id text COLLATE "C" NOT NULL,
  shortcut text NOT NULL,
  text text NOT NULL,
  changed_at timestamptz(3) NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (store_id, id)
);
CREATE UNIQUE INDEX canned_replies_shortcut ON canned_replies (store_id, lower(shortcut));

-- How many messages of a conversation a person has seen.
CREATE TABLE conversation_reads (
  store_id integer NOT NULL REFERENCES stores (id) ON DELETE CASCADE,
  person_id text COLLATE "C" NOT NULL,
  conversation_id text COLLATE "C" NOT NULL,
  message_count integer NOT NULL,
  PRIMARY KEY (store_id, person_id, conversation_id)
) WITH (fillfactor = 70);

-- Who has a conversation open in the inbox, and who is writing in it: a page renews its row every few seconds.
CREATE TABLE conversation_presence (
  store_id integer NOT NULL REFERENCES stores (id) ON DELETE CASCADE,
  conversation_id text COLLATE "C" NOT NULL,
  person_id text COLLATE "C" NOT NULL,
  name text NOT NULL,
  seen_until timestamptz(3) NOT NULL,
  typing_until timestamptz(3),
  PRIMARY KEY (store_id, person_id, conversation_id)
) WITH (fillfactor = 50);

-- Leads are worked by status, the best first.
CREATE INDEX leads_board ON leads (store_id, status, score DESC, created_at DESC);
CREATE INDEX leads_score ON leads (store_id, score DESC, created_at DESC);
CREATE INDEX leads_name ON leads (store_id, searchable(name) text_pattern_ops) WHERE name IS NOT NULL;
CREATE INDEX leads_email_begun ON leads (store_id, email text_pattern_ops) WHERE email IS NOT NULL;
CREATE TABLE lead_notes (
  store_id integer NOT NULL REFERENCES stores (id) ON DELETE CASCADE,
  lead_id text COLLATE "C" NOT NULL,
  id text COLLATE "C" NOT NULL,
  author_id text COLLATE "C" NOT NULL,
  author text NOT NULL,
  text text NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (store_id, lead_id, id)
);

-- Products by their last change and orders by the time they were placed, to browse them; orders of a shopper by address.
CREATE INDEX products_status_changed ON products (store_id, status, changed_at DESC);
CREATE INDEX products_title ON products (store_id, searchable(title) text_pattern_ops);
CREATE INDEX orders_latest ON orders (store_id, (coalesce(placed_at, created_at)) DESC, external_id DESC);
CREATE INDEX orders_email ON orders (store_id, email, placed_at) WHERE email IS NOT NULL;
