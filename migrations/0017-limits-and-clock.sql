-- A clock that was set forward and back leaves stamps of days to come. Limits and claims do not wait for them: a stamp that is
-- further ahead than its window is long is as good as none. One that is less ahead counts as made now, so that a small step back
-- lets nobody through twice.

-- As in 0002, without such stamps; reset_ms and retry_after_s are never further away than the window.
CREATE OR REPLACE FUNCTION admit(p_key_prefix text, p_limit integer, p_now_us bigint DEFAULT NULL)
RETURNS TABLE (admitted boolean, remaining integer, reset_ms bigint, retry_after_s integer)
LANGUAGE plpgsql AS $$
DECLARE
  v_window constant bigint := 60000000;
  v_log bigint[];
  v_now bigint;
  v_first integer := 1;
  v_last integer;
  v_count integer;
BEGIN
  SELECT r.admitted_at INTO v_log FROM rate_limits r WHERE r.key_prefix = p_key_prefix FOR UPDATE;
  IF NOT FOUND THEN
    INSERT INTO rate_limits VALUES (p_key_prefix, '{}') ON CONFLICT DO NOTHING;
    SELECT r.admitted_at INTO v_log FROM rate_limits r WHERE r.key_prefix = p_key_prefix FOR UPDATE;
  END IF;
  v_now := coalesce(p_now_us, (extract(epoch FROM clock_timestamp()) * 1000000)::bigint);
  v_last := coalesce(array_length(v_log, 1), 0);
  WHILE v_last > 0 AND v_log[v_last] > v_now + v_window LOOP v_last := v_last - 1; END LOOP;
  IF v_last > 0 THEN v_now := greatest(v_now, v_log[v_last]); END IF;
  WHILE v_first <= v_last AND v_log[v_first] <= v_now - v_window LOOP v_first := v_first + 1; END LOOP;
  v_count := v_last - v_first + 1;
  admitted := v_count < p_limit;
  IF admitted THEN
    v_log := v_log[v_first:v_last] || v_now;
    v_count := v_count + 1;
    v_first := 1;
    UPDATE rate_limits r SET admitted_at = v_log WHERE r.key_prefix = p_key_prefix;
  END IF;
  remaining := greatest(p_limit - v_count, 0);
  -- The place that is free next: the oldest admission's, or a later one's when the limit was lowered meanwhile.
  v_now := v_log[v_first + greatest(v_count - p_limit, 0)] + v_window - v_now;
  reset_ms := ceil((v_log[v_first + greatest(v_count - p_limit, 0)] + v_window) / 1000.0);
  retry_after_s := greatest(ceil(v_now / 1000000.0), 1);
  RETURN NEXT;
END $$;

-- As in 0002; a last use in days to come is written over.
CREATE OR REPLACE FUNCTION authenticate(p_prefix text, p_key_hash bytea, p_nonce bytea, p_limit integer)
RETURNS TABLE (
  store_id integer, key_id text, scopes text[], currency text,
  admitted boolean, remaining integer, reset_ms bigint, retry_after_s integer
)
LANGUAGE plpgsql AS $$
DECLARE
  v_key record;
  v_now timestamptz := clock_timestamp();
BEGIN
  SELECT k.store_id, k.id, k.scopes, k.last_used_at, s.currency INTO v_key
  FROM api_keys k JOIN stores s ON s.id = k.store_id
  WHERE k.prefix = p_prefix AND k.revoked_at IS NULL AND (k.expires_at IS NULL OR k.expires_at > v_now)
    AND sha256(k.key_hash || p_nonce) = sha256(p_key_hash || p_nonce);
  IF NOT FOUND THEN RETURN; END IF;
  PERFORM set_config('synchronous_commit', 'off', true);
  IF v_key.last_used_at IS NULL OR v_key.last_used_at < v_now - interval '1 minute'
    OR v_key.last_used_at > v_now + interval '1 minute' THEN
    UPDATE api_keys k SET last_used_at = v_now
    WHERE k.store_id = v_key.store_id AND k.id = v_key.id
      AND (k.last_used_at IS NULL OR k.last_used_at < v_now - interval '1 minute'
        OR k.last_used_at > v_now + interval '1 minute');
  END IF;
  store_id := v_key.store_id;
  key_id := v_key.id;
  scopes := v_key.scopes;
  currency := v_key.currency;
  IF p_limit = 0 THEN
    admitted := true;
  ELSE
    SELECT a.admitted, a.remaining, a.reset_ms, a.retry_after_s INTO admitted, remaining, reset_ms, retry_after_s
    FROM admit(p_prefix, p_limit) a;
  END IF;
  RETURN NEXT;
END $$;

-- As in 0016, without such stamps.
CREATE OR REPLACE FUNCTION widget_admit(p_store_id integer, p_names text[], p_limits integer[], p_now_us bigint DEFAULT NULL)
RETURNS TABLE (admitted boolean, refused_limit integer, retry_after_s integer)
LANGUAGE plpgsql AS $$
DECLARE
  v_window constant bigint := 60000000;
  v_now bigint := 0;
  v_clock bigint := coalesce(p_now_us, (extract(epoch FROM clock_timestamp()) * 1000000)::bigint);
  v_past bigint := v_clock - v_window;
  v_log bigint[];
  v_count integer;
  v_first integer;
  v_middle integer;
  -- Of each log: the entry that has to be a minute old, and where its last minute begins and ends.
  v_edges bigint[] := '{}';
  v_firsts integer[] := '{}';
  v_lasts integer[] := '{}';
  v_wait bigint;
  v_longest bigint := 0;
BEGIN
  PERFORM set_config('synchronous_commit', 'off', true);
  admitted := true;
  FOR i IN 1 .. coalesce(array_length(p_names, 1), 0) LOOP
    v_edges[i] := 0;
    CONTINUE WHEN p_limits[i] = 0;
    SELECT l.admitted_at INTO v_log FROM widget_limits l WHERE l.store_id = p_store_id AND l.name = p_names[i] FOR UPDATE;
    IF NOT FOUND THEN
      INSERT INTO widget_limits VALUES (p_store_id, p_names[i], '{}') ON CONFLICT DO NOTHING;
      SELECT l.admitted_at INTO v_log FROM widget_limits l WHERE l.store_id = p_store_id AND l.name = p_names[i] FOR UPDATE;
    END IF;
    v_count := coalesce(array_length(v_log, 1), 0);
    IF v_count > 0 AND v_log[v_count] > v_clock + v_window THEN
      -- Read again: this lock may have been waited for.
      v_clock := coalesce(p_now_us, (extract(epoch FROM clock_timestamp()) * 1000000)::bigint);
      WHILE v_count > 0 AND v_log[v_count] > v_clock + v_window LOOP v_count := v_count - 1; END LOOP;
    END IF;
    v_lasts[i] := v_count;
    IF v_count > 0 THEN v_now := greatest(v_now, v_log[v_count]); END IF;
    IF v_count >= p_limits[i] THEN v_edges[i] := v_log[v_count - p_limits[i] + 1]; END IF;
    v_first := 1;
    WHILE v_first <= v_count LOOP
      v_middle := (v_first + v_count) / 2;
      IF v_log[v_middle] <= v_past THEN v_first := v_middle + 1; ELSE v_count := v_middle - 1; END IF;
    END LOOP;
    v_firsts[i] := v_first;
  END LOOP;
  -- Read after the locks are had, and never earlier than what was admitted before.
  v_now := greatest(v_now, coalesce(p_now_us, (extract(epoch FROM clock_timestamp()) * 1000000)::bigint));
  FOR i IN 1 .. coalesce(array_length(p_names, 1), 0) LOOP
    CONTINUE WHEN v_edges[i] <= v_now - v_window;
    v_wait := v_edges[i] + v_window - v_now;
    IF admitted OR v_wait > v_longest THEN
      v_longest := v_wait;
      refused_limit := p_limits[i];
    END IF;
    admitted := false;
  END LOOP;
  IF admitted THEN
    FOR i IN 1 .. coalesce(array_length(p_names, 1), 0) LOOP
      CONTINUE WHEN p_limits[i] = 0;
      v_first := v_firsts[i];
      v_count := v_lasts[i];
      UPDATE widget_limits l SET admitted_at = l.admitted_at[v_first:v_count] || v_now
      WHERE l.store_id = p_store_id AND l.name = p_names[i];
    END LOOP;
  END IF;
  retry_after_s := greatest(ceil(v_longest / 1000000.0), 1);
  RETURN NEXT;
END $$;

-- As in 0008, without such stamps; a window is the longest wait. p_now_us replaces the clock in tests.
DROP FUNCTION take_order_attempt(integer, text[], text[], integer[], integer[]);
CREATE FUNCTION take_order_attempt(
  p_store_id integer, p_scopes text[], p_keys text[], p_limits integer[], p_windows integer[],
  OUT retry_after integer, OUT taken_at bigint, p_now_us bigint DEFAULT NULL
) LANGUAGE plpgsql AS $$
DECLARE
  v_at bigint[];
  v_all bigint[] := '{}';
  v_now bigint;
  v_window bigint;
  v_wait bigint := 0;
BEGIN
  FOR i IN 1 .. cardinality(p_scopes) LOOP
    INSERT INTO order_attempts AS a (store_id, scope, key, at) VALUES (p_store_id, p_scopes[i], p_keys[i], '{}')
    ON CONFLICT (store_id, scope, key) DO UPDATE SET at = a.at
    RETURNING a.at INTO v_at;
    v_window := p_windows[i] * 1000000::bigint;
    v_now := coalesce(p_now_us, (extract(epoch FROM clock_timestamp()) * 1000000)::bigint);
    v_at := ARRAY(SELECT t FROM unnest(v_at) AS t WHERE t > v_now - v_window AND t <= v_now + v_window ORDER BY t);
    v_all := v_all || v_at;
    IF cardinality(v_at) >= p_limits[i] THEN
      v_wait := greatest(v_wait, least(v_at[cardinality(v_at) - p_limits[i] + 1] + v_window - v_now, v_window));
    END IF;
  END LOOP;
  IF v_wait > 0 THEN
    retry_after := ceil(v_wait / 1000000.0);
    RETURN;
  END IF;
  retry_after := 0;
  v_now := coalesce(p_now_us, (extract(epoch FROM clock_timestamp()) * 1000000)::bigint);
  taken_at := v_now;
  -- By its time it is given back.
  WHILE taken_at = ANY (v_all) LOOP taken_at := taken_at + 1; END LOOP;
  FOR i IN 1 .. cardinality(p_scopes) LOOP
    v_window := p_windows[i] * 1000000::bigint;
    UPDATE order_attempts AS a SET at = ARRAY(
      SELECT t FROM unnest(a.at || taken_at) AS t WHERE t > v_now - v_window AND t <= v_now + v_window ORDER BY t)
    WHERE a.store_id = p_store_id AND a.scope = p_scopes[i] AND a.key = p_keys[i];
  END LOOP;
END $$;

-- As in 0015; a claim that ends later than two claims from now is nobody's.
CREATE OR REPLACE FUNCTION begin_assistant_turn(
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
  v_claim interval := make_interval(secs => p_claim_ms / 1000.0);
BEGIN
  -- Locked before the dialogue's row, as by end_assistant_turn: the two never wait for one another.
  SELECT c.status, c.language INTO status, language FROM conversations c
  WHERE c.store_id = p_store_id AND c.id = p_conversation_id FOR UPDATE;
  IF NOT FOUND THEN RETURN; END IF;
  INSERT INTO dialogue_states AS d (store_id, conversation_id, state, busy_until, busy_turn)
  VALUES (p_store_id, p_conversation_id, p_new_state, v_now + v_claim, p_id)
  ON CONFLICT ON CONSTRAINT dialogue_states_pkey
  DO UPDATE SET busy_until = excluded.busy_until, busy_turn = excluded.busy_turn
  WHERE d.busy_until IS NULL OR d.busy_until < v_now OR d.busy_until > v_now + 2 * v_claim
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

-- Whether a turn's process has not been heard of for p_stale_s, by the last time it was.
CREATE FUNCTION widget_is_stale(p_beat_at timestamptz, p_stale_s double precision) RETURNS boolean
LANGUAGE plpgsql AS $$
DECLARE
  v_now timestamptz := clock_timestamp();
  v_window interval := make_interval(secs => p_stale_s);
BEGIN
  RETURN p_beat_at < v_now - v_window OR p_beat_at > v_now + v_window;
END $$;

-- As in 0011, by widget_is_stale().
CREATE OR REPLACE FUNCTION widget_begin_turn(
  p_store_id integer, p_conversation_id text, p_session_id text, p_shopper_id text,
  p_client_message_id text, p_text_hash bytea, p_stale_s double precision
)
RETURNS TABLE (outcome text, number integer, same_text boolean)
LANGUAGE plpgsql AS $$
DECLARE
  v_conversation record;
  v_turn record;
  v_now timestamptz := clock_timestamp();
BEGIN
  SELECT w.turn_count, w.running_turn, w.beat_at INTO v_conversation FROM widget_conversations w
  WHERE w.store_id = p_store_id AND w.conversation_id = p_conversation_id
    AND (w.session_id = p_session_id OR w.shopper_id = p_shopper_id) FOR UPDATE;
  IF NOT FOUND THEN RETURN; END IF;
  IF p_client_message_id IS NOT NULL THEN
    SELECT t.number, t.text_hash INTO v_turn FROM widget_turns t
    WHERE t.store_id = p_store_id AND t.conversation_id = p_conversation_id AND t.client_message_id = p_client_message_id;
    IF FOUND THEN
      outcome := 'known';
      number := v_turn.number;
      same_text := v_turn.text_hash = p_text_hash;
      RETURN NEXT;
      RETURN;
    END IF;
  END IF;
  IF v_conversation.running_turn IS NOT NULL THEN
    outcome := CASE WHEN widget_is_stale(v_conversation.beat_at, p_stale_s) THEN 'stale' ELSE 'busy' END;
    number := v_conversation.running_turn;
    RETURN NEXT;
    RETURN;
  END IF;
  outcome := 'begun';
  number := v_conversation.turn_count + 1;
  INSERT INTO widget_turns (store_id, conversation_id, number, client_message_id, text_hash, state, first_position)
  VALUES (p_store_id, p_conversation_id, widget_begin_turn.number, p_client_message_id, p_text_hash, 'running',
    (SELECT c.message_count FROM conversations c WHERE c.store_id = p_store_id AND c.id = p_conversation_id));
  UPDATE widget_conversations w
  SET turn_count = widget_begin_turn.number, running_turn = widget_begin_turn.number, beat_at = v_now
  WHERE w.store_id = p_store_id AND w.conversation_id = p_conversation_id;
  RETURN NEXT;
END $$;

-- A client's IPv6 addresses are counted by /64 (client_key) and by /48; null for IPv4.
ALTER TABLE widget_transcripts ADD COLUMN network_key text COLLATE "C";
