-- The log of what happened in a store. last_sequence is counted in the transaction that writes the event: whoever rolls back takes
-- its numbers back, and the row stays locked until the commit, so that what a reader sees is always a prefix without gaps.
-- Events up to forgotten_to are no longer kept. sync_*: pushes of products since the last catalog.sync_completed.
CREATE TABLE event_logs (
  store_id integer PRIMARY KEY REFERENCES stores (id) ON DELETE CASCADE,
  last_sequence bigint NOT NULL DEFAULT 0,
  forgotten_to bigint NOT NULL DEFAULT 0,
  sync_since timestamptz(3),
  sync_last_at timestamptz(3),
  sync_batches integer NOT NULL DEFAULT 0,
  sync_products integer NOT NULL DEFAULT 0
) WITH (fillfactor = 50);

-- No foreign key: its check is per row, and a batch of 200 products has more than 200 events. forget-events forgets those of
-- stores that are gone. json, not jsonb: an event is read as it was written, never searched.
CREATE TABLE events (
  store_id integer NOT NULL,
  sequence bigint NOT NULL,
  id text COLLATE "C" NOT NULL,
  type text COLLATE "C" NOT NULL,
  actor text NOT NULL,
  created_at timestamptz(3) NOT NULL,
  data json NOT NULL,
  PRIMARY KEY (store_id, sequence)
);

-- What an event tells of a conversation: thin, without what was said and who said it.
CREATE FUNCTION conversation_event_data(p_store_id integer, p_id text) RETURNS json
LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (SELECT json_build_object('conversation', json_build_object(
    'id', c.id, 'status', c.status, 'intent', c.intent, 'sentiment', c.sentiment, 'tags', c.tags, 'channel', c.channel,
    'language', c.language, 'messageCount', c.message_count, 'leadId', c.lead_id, 'resolvedBy', c.resolved_by,
    'handOffReason', c.hand_off_reason,
    'createdAt', to_char(c.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'updatedAt', to_char(c.updated_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')))
    FROM conversations c WHERE c.store_id = p_store_id AND c.id = p_id);
END $$;

-- Writes events in the order given, [{type, actor, data}] or, of a conversation, [{type, actor, conversation}]: what is told of it is
-- read here. Call it last in a transaction: the lock of the log is held to its end. An id begins with its sequence, so that it is
-- found without an index of its own; the rest is random, so that a log that was restored from a backup does not repeat ids.
-- p_products: of a push, how many products changed.
CREATE FUNCTION append_events(p_store_id integer, p_events text, p_products integer) RETURNS bigint
LANGUAGE plpgsql AS $$
DECLARE
  v_events json := p_events::json;
  v_count integer := json_array_length(v_events);
  v_last bigint;
  v_now timestamptz;
BEGIN
  INSERT INTO event_logs AS l (store_id, last_sequence) VALUES (p_store_id, v_count)
  ON CONFLICT (store_id) DO UPDATE SET last_sequence = l.last_sequence + v_count
  RETURNING l.last_sequence INTO v_last;
  v_now := clock_timestamp();
  INSERT INTO events (store_id, sequence, id, type, actor, created_at, data)
  SELECT p_store_id, v_last - v_count + e.place,
    'evt_' || lpad((v_last - v_count + e.place)::text, 12, '0') || left(replace(gen_random_uuid()::text, '-', ''), 20),
    e.event->>'type', e.event->>'actor', v_now,
    CASE WHEN e.event->>'conversation' IS NULL THEN e.event->'data'
      ELSE conversation_event_data(p_store_id, e.event->>'conversation') END
  FROM json_array_elements(v_events) WITH ORDINALITY AS e(event, place);
  IF p_products > 0 THEN
    UPDATE event_logs l SET sync_since = coalesce(l.sync_since, v_now), sync_last_at = v_now,
      sync_batches = l.sync_batches + 1, sync_products = l.sync_products + p_products
    WHERE l.store_id = p_store_id;
  END IF;
  RETURN v_last;
END $$;

-- As in 0015, and an event tells of a conversation that is opened again.
CREATE OR REPLACE FUNCTION add_message(
  p_store_id integer, p_conversation_id text, p_id text, p_role text, p_text text, p_payload jsonb, p_receipts jsonb,
  p_engine text, p_author text, p_client_message_id text, p_language text, p_idle_ms integer
)
RETURNS TABLE (outcome text, message_id text, place integer, said_at timestamptz, former_status text)
LANGUAGE plpgsql AS $$
DECLARE
  v_conversation record;
  v_due timestamptz;
  v_is_reopened boolean;
BEGIN
  SELECT c.status, c.language, c.message_count, c.resolved_by, c.edited_by_owner INTO v_conversation FROM conversations c
  WHERE c.store_id = p_store_id AND c.id = p_conversation_id FOR UPDATE;
  IF NOT FOUND THEN RETURN; END IF;
  former_status := v_conversation.status;
  IF p_client_message_id IS NOT NULL THEN
    SELECT m.id, m.position, m.created_at INTO message_id, place, said_at FROM messages m
    WHERE m.store_id = p_store_id AND m.conversation_id = p_conversation_id AND m.client_message_id = p_client_message_id;
    IF FOUND THEN
      outcome := 'known';
      RETURN NEXT;
      RETURN;
    END IF;
  END IF;
  IF p_role = 'assistant' AND former_status = 'with_human' THEN
    outcome := 'with_human';
    RETURN NEXT;
    RETURN;
  END IF;
  outcome := 'added';
  message_id := p_id;
  place := v_conversation.message_count;
  v_is_reopened := p_role = 'shopper' AND former_status = 'resolved';
  said_at := take_stamps(p_store_id, 'conversations', 1);
  v_due := said_at + make_interval(secs => p_idle_ms / 1000.0);
  INSERT INTO messages (store_id, conversation_id, position, id, role, text, created_at, payload, receipts, engine, author,
    client_message_id)
  VALUES (p_store_id, p_conversation_id, place, p_id, p_role, p_text, said_at, p_payload, p_receipts, p_engine, p_author,
    p_client_message_id);
  UPDATE conversations c
  SET message_count = v_conversation.message_count + 1, last_message_at = said_at, updated_at = said_at,
    analysis_due_at = v_due, language = coalesce(p_language, v_conversation.language),
    status = CASE WHEN v_is_reopened THEN 'active' ELSE v_conversation.status END,
    resolved_by = CASE WHEN v_is_reopened THEN NULL ELSE v_conversation.resolved_by END,
    edited_by_owner = CASE WHEN v_is_reopened THEN array_remove(v_conversation.edited_by_owner, 'status')
      ELSE v_conversation.edited_by_owner END
  WHERE c.store_id = p_store_id AND c.id = p_conversation_id;
  IF v_is_reopened THEN
    PERFORM append_events(p_store_id, json_build_array(json_build_object(
      'type', 'conversation.updated', 'actor', 'shopper', 'conversation', p_conversation_id))::text, 0);
  END IF;
  RETURN NEXT;
END $$;
