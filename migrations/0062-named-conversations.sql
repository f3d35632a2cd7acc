-- What a session calls a conversation that it opens: asked for again by that name, it is the same one. Whoever loses the race of two
-- requests sees the row of the other: openings of a store come one after another, by its clock of conversations.
ALTER TABLE widget_conversations ADD COLUMN client_conversation_id text COLLATE "C";
CREATE UNIQUE INDEX widget_conversations_client_name ON widget_conversations (store_id, session_id, client_conversation_id)
  WHERE client_conversation_id IS NOT NULL;
