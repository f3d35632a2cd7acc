-- A turn waits for the database five times and for the disk twice: what is read or written together is one function here.
-- Their first argument is the shard key, and variables keep volatile functions out of the statements (Citus refuses them).

-- Whose the claim of busy_until is: a turn that lost it, because its process stood still, must not end another one's.
ALTER TABLE dialogue_states ADD COLUMN busy_turn text COLLATE "C";

-- Appends a message, and opens a resolved conversation again when the shopper writes. No row: there is no such conversation.
-- 'known': the conversation has a message of that client id, whose id and place are told; 'with_human': the assistant is
-- silent. p_language: null = as it was. The lock of the store's clock is taken last.
CREATE FUNCTION add_message(
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
  RETURN NEXT;
END $$;

-- Claims a conversation for the turn p_id, which is also the id of the shopper's message, stores that message and reads what
-- the turn needs. No row: there is no such conversation. 'busy': another turn has the claim, nothing was written. 'known':
-- the message came before; the claim is had.
CREATE FUNCTION begin_assistant_turn(
  p_store_id integer, p_conversation_id text, p_id text, p_text text, p_client_message_id text, p_idle_ms integer,
  p_new_state jsonb, p_claim_ms integer
)
RETURNS TABLE (
  outcome text, message_id text, status text, language text,
  state jsonb, tokens integer, settings jsonb, llm_key bytea
)
LANGUAGE plpgsql AS $$
DECLARE
  v_now timestamptz := clock_timestamp();
  v_until timestamptz := v_now + make_interval(secs => p_claim_ms / 1000.0);
BEGIN
  -- Locked before the dialogue's row, as by end_assistant_turn: the two never wait for one another.
  SELECT c.status, c.language INTO status, language FROM conversations c
  WHERE c.store_id = p_store_id AND c.id = p_conversation_id FOR UPDATE;
  IF NOT FOUND THEN RETURN; END IF;
  INSERT INTO dialogue_states AS d (store_id, conversation_id, state, busy_until, busy_turn)
  VALUES (p_store_id, p_conversation_id, p_new_state, v_until, p_id)
  ON CONFLICT ON CONSTRAINT dialogue_states_pkey
  DO UPDATE SET busy_until = excluded.busy_until, busy_turn = excluded.busy_turn
  WHERE d.busy_until IS NULL OR d.busy_until < v_now
  RETURNING d.state, d.tokens INTO state, tokens;
  IF NOT FOUND THEN
    outcome := 'busy';
    RETURN NEXT;
    RETURN;
  END IF;
  SELECT s.settings, s.llm_key INTO settings, llm_key FROM assistant_settings s WHERE s.store_id = p_store_id;
  SELECT a.outcome, a.message_id INTO outcome, message_id
  FROM add_message(p_store_id, p_conversation_id, p_id, 'shopper', p_text, NULL, '[]', NULL, NULL, p_client_message_id, NULL,
    p_idle_ms) a;
  RETURN NEXT;
END $$;

-- Stores an answer, remembers the dialogue's state and gives the claim back. The outcome is add_message's.
CREATE FUNCTION end_assistant_turn(
  p_store_id integer, p_conversation_id text, p_turn text, p_state jsonb, p_tokens integer,
  p_id text, p_text text, p_payload jsonb, p_receipts jsonb, p_engine text, p_language text, p_idle_ms integer
)
RETURNS text
LANGUAGE plpgsql AS $$
DECLARE
  v_outcome text;
BEGIN
  SELECT a.outcome INTO v_outcome
  FROM add_message(p_store_id, p_conversation_id, p_id, 'assistant', p_text, p_payload, p_receipts, p_engine, NULL, NULL,
    p_language, p_idle_ms) a;
  UPDATE dialogue_states d
  SET state = p_state, tokens = d.tokens + p_tokens, busy_until = NULL, busy_turn = NULL
  WHERE d.store_id = p_store_id AND d.conversation_id = p_conversation_id AND d.busy_turn = p_turn;
  RETURN v_outcome;
END $$;

-- A message that comes in, in one round trip: known already; else counted against the limits ('limited': refused); else its
-- turn begins. The outcomes are those of widget_begin_turn. The commit does not wait for the disk: before anything of the
-- answer is shown, the shopper's message is stored, and that commit brings this one to the disk with it.
CREATE FUNCTION widget_take_turn(
  p_store_id integer, p_conversation_id text, p_session_id text, p_shopper_id text,
  p_client_message_id text, p_text_hash bytea, p_stale_s double precision, p_names text[], p_limits integer[]
)
RETURNS TABLE (outcome text, number integer, same_text boolean, refused_limit integer, retry_after_s integer)
LANGUAGE plpgsql AS $$
DECLARE
  v_admitted boolean;
BEGIN
  PERFORM set_config('synchronous_commit', 'off', true);
  IF p_client_message_id IS NOT NULL THEN
    SELECT 'known', t.number, t.text_hash = p_text_hash INTO outcome, number, same_text
    FROM widget_turns t JOIN widget_conversations w USING (store_id, conversation_id)
    WHERE t.store_id = p_store_id AND t.conversation_id = p_conversation_id AND t.client_message_id = p_client_message_id
      AND (w.session_id = p_session_id OR w.shopper_id = p_shopper_id);
    IF FOUND THEN
      RETURN NEXT;
      RETURN;
    END IF;
  END IF;
  IF array_length(p_names, 1) > 0 THEN
    SELECT a.admitted, a.refused_limit, a.retry_after_s INTO v_admitted, refused_limit, retry_after_s
    FROM widget_admit(p_store_id, p_names, p_limits) a;
    IF NOT v_admitted THEN
      outcome := 'limited';
      RETURN NEXT;
      RETURN;
    END IF;
  END IF;
  SELECT b.outcome, b.number, b.same_text INTO outcome, number, same_text
  FROM widget_begin_turn(p_store_id, p_conversation_id, p_session_id, p_shopper_id, p_client_message_id, p_text_hash,
    p_stale_s) b;
  IF FOUND THEN RETURN NEXT; END IF;
END $$;

-- Ends a turn and frees its conversation; false: it was ended before. p_is_repeatable: the same message may be sent again
-- and be answered anew.
CREATE FUNCTION widget_end_turn(
  p_store_id integer, p_conversation_id text, p_number integer, p_state text, p_events jsonb, p_message_id text,
  p_is_repeatable boolean
)
RETURNS boolean
LANGUAGE plpgsql AS $$
DECLARE
  v_now timestamptz := clock_timestamp();
BEGIN
  UPDATE widget_conversations w SET running_turn = NULL
  WHERE w.store_id = p_store_id AND w.conversation_id = p_conversation_id AND w.running_turn = p_number;
  UPDATE widget_turns t SET state = p_state, events = p_events, message_id = p_message_id, finished_at = v_now,
    client_message_id = CASE WHEN p_is_repeatable THEN NULL ELSE t.client_message_id END
  WHERE t.store_id = p_store_id AND t.conversation_id = p_conversation_id AND t.number = p_number AND t.state = 'running';
  RETURN FOUND;
END $$;
