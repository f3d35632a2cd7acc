-- A turn has one claim: the widget's. Its number is the fence: a turn begins only with a higher one than the conversation has seen,
-- and then it takes the conversation from whoever had it; what a turn would store once it has lost the conversation is refused in
-- the statement that would store it. A turn without a number (the operator's chat) waits for its claim as before.
ALTER TABLE dialogue_states ADD COLUMN fence integer NOT NULL DEFAULT 0;

-- As in 0017, with p_fence. 'busy' is said of a turn without a number only; 'lost': that number was revoked, or a later one came
-- first, and nothing was written.
DROP FUNCTION begin_assistant_turn(integer, text, text, text, text, integer, jsonb, integer);
CREATE FUNCTION begin_assistant_turn(
  p_store_id integer, p_conversation_id text, p_id text, p_text text, p_client_message_id text, p_idle_ms integer,
  p_new_state jsonb, p_claim_ms integer, p_fence integer DEFAULT NULL
)
RETURNS TABLE (
  outcome text, message_id text, status text, language text,
  state jsonb, tokens integer, settings jsonb, llm_key bytea
)
LANGUAGE plpgsql AS $$
DECLARE
  v_now timestamptz;
  v_claim interval := make_interval(secs => p_claim_ms / 1000.0);
BEGIN
  -- Locked before the dialogue's row, as by end_assistant_turn: the two never wait for one another.
  SELECT c.status, c.language INTO status, language FROM conversations c
  WHERE c.store_id = p_store_id AND c.id = p_conversation_id FOR UPDATE;
  IF NOT FOUND THEN RETURN; END IF;
  v_now := clock_timestamp();
  INSERT INTO dialogue_states AS d (store_id, conversation_id, state, busy_until, busy_turn, fence)
  VALUES (p_store_id, p_conversation_id, p_new_state, v_now + v_claim, p_id, coalesce(p_fence, 0))
  ON CONFLICT ON CONSTRAINT dialogue_states_pkey
  DO UPDATE SET busy_until = excluded.busy_until, busy_turn = excluded.busy_turn, fence = greatest(d.fence, excluded.fence)
  WHERE CASE WHEN p_fence IS NULL THEN d.busy_until IS NULL OR d.busy_until < v_now OR d.busy_until > v_now + 2 * v_claim
    ELSE p_fence > d.fence END
  RETURNING d.state, d.tokens INTO state, tokens;
  IF NOT FOUND THEN
    outcome := CASE WHEN p_fence IS NULL THEN 'busy' ELSE 'lost' END;
    RETURN NEXT;
    RETURN;
  END IF;
  SELECT s.settings, s.llm_key INTO settings, llm_key FROM assistant_settings s WHERE s.store_id = p_store_id;
  SELECT a.outcome, a.message_id INTO outcome, message_id
  FROM add_message(p_store_id, p_conversation_id, p_id, 'shopper', p_text, NULL, '[]', NULL, NULL, p_client_message_id, NULL,
    p_idle_ms) a;
  RETURN NEXT;
END $$;

-- As in 0015, for the turn that has the conversation only: any other is refused with SQLSTATE SPT01, and nothing of its statement
-- or transaction stays. Looked at last: whoever revokes the turn never waits for what this one waits for.
CREATE OR REPLACE FUNCTION end_assistant_turn(
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
  IF v_outcome IS NULL THEN RETURN NULL; END IF;
  UPDATE dialogue_states d
  SET state = p_state, tokens = d.tokens + p_tokens, busy_until = NULL, busy_turn = NULL
  WHERE d.store_id = p_store_id AND d.conversation_id = p_conversation_id AND d.busy_turn = p_turn;
  IF NOT FOUND THEN RAISE EXCEPTION 'The turn has lost its conversation' USING ERRCODE = 'SPT01'; END IF;
  RETURN v_outcome;
END $$;

-- Takes the conversation from the turn with this number, and from every earlier one: also from one that has not begun yet.
CREATE FUNCTION revoke_assistant_turn(p_store_id integer, p_conversation_id text, p_fence integer) RETURNS boolean
LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO dialogue_states AS d (store_id, conversation_id, state, fence)
  VALUES (p_store_id, p_conversation_id, '{}', p_fence)
  ON CONFLICT ON CONSTRAINT dialogue_states_pkey
  DO UPDATE SET fence = excluded.fence, busy_until = NULL, busy_turn = NULL WHERE d.fence <= excluded.fence;
  RETURN true;
END $$;
