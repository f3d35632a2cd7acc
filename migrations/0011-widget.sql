-- A widget key is public: it stands in the page of the shop. What holds a stranger off are its origins (scheme://host[:port],
-- or scheme://*.host) and the limits. A key is found before its store is known, hence the second, store-less unique key.
CREATE TABLE widget_keys (
  store_id integer NOT NULL REFERENCES stores (id) ON DELETE CASCADE,
  id text COLLATE "C" NOT NULL,
  public_key text COLLATE "C" NOT NULL UNIQUE,
  name text NOT NULL,
  origins text[] COLLATE "C" NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT clock_timestamp(),
  revoked_at timestamptz(3),
  PRIMARY KEY (store_id, id)
);
-- A browser asks before it sends a key: only its origin is known then.
CREATE INDEX widget_keys_origins ON widget_keys USING gin (origins);

-- One visit. What the shop's login told of the shopper is here and not in the token, which the browser can read.
CREATE TABLE widget_sessions (
  store_id integer NOT NULL REFERENCES stores (id) ON DELETE CASCADE,
  id text COLLATE "C" NOT NULL,
  key_id text COLLATE "C" NOT NULL,
  origin text NOT NULL,
  locale text,
  page_url text,
  page_product_id text,
  shopper_id text COLLATE "C",
  shopper_email text,
  shopper_name text,
  created_at timestamptz(3) NOT NULL DEFAULT clock_timestamp(),
  expires_at timestamptz(3) NOT NULL,
  PRIMARY KEY (store_id, id)
);
CREATE INDEX widget_sessions_expires ON widget_sessions (expires_at);

-- Whose a conversation is. running_turn is the turn that answers now; beat_at says that its process is still at it.
CREATE TABLE widget_conversations (
  store_id integer NOT NULL REFERENCES stores (id) ON DELETE CASCADE,
  conversation_id text COLLATE "C" NOT NULL,
  session_id text COLLATE "C" NOT NULL,
  key_id text COLLATE "C" NOT NULL,
  shopper_id text COLLATE "C",
  turn_count integer NOT NULL DEFAULT 0,
  running_turn integer,
  beat_at timestamptz(3),
  human_typing_until timestamptz(3),
  created_at timestamptz(3) NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (store_id, conversation_id)
) WITH (fillfactor = 70);

-- A message of the shopper and the events of its answer, so that a dropped connection can go on anywhere.
-- first_position: how many messages the conversation had before.
CREATE TABLE widget_turns (
  store_id integer NOT NULL REFERENCES stores (id) ON DELETE CASCADE,
  conversation_id text COLLATE "C" NOT NULL,
  number integer NOT NULL,
  client_message_id text COLLATE "C",
  text_hash bytea NOT NULL,
  state text NOT NULL CHECK (state IN ('running', 'done', 'failed')),
  first_position integer NOT NULL,
  events jsonb NOT NULL DEFAULT '[]',
  message_id text COLLATE "C",
  started_at timestamptz(3) NOT NULL DEFAULT clock_timestamp(),
  finished_at timestamptz(3),
  PRIMARY KEY (store_id, conversation_id, number)
) WITH (fillfactor = 70);
CREATE UNIQUE INDEX widget_turns_client_message ON widget_turns (store_id, conversation_id, client_message_id)
  WHERE client_message_id IS NOT NULL;
CREATE INDEX widget_turns_message ON widget_turns (store_id, message_id) WHERE message_id IS NOT NULL;

-- Sliding logs, as in rate_limits: when each of the last minute was admitted, in epoch microseconds, oldest first.
CREATE TABLE widget_limits (
  store_id integer NOT NULL REFERENCES stores (id) ON DELETE CASCADE,
  name text COLLATE "C" NOT NULL,
  admitted_at bigint[] NOT NULL,
  PRIMARY KEY (store_id, name)
) WITH (fillfactor = 30);

-- For a PostgreSQL server without SPIEL_SECRET: what signs session tokens must be the same in every process.
CREATE TABLE server_secrets (
  name text COLLATE "C" PRIMARY KEY,
  value bytea NOT NULL
);

-- Admits unless one of the logs is full, and then notes it in all of them or in none. Exact: the logs' rows are locked, by
-- every caller in the order of the names as given. A limit of 0 is none. The commit does not wait for the disk.
CREATE FUNCTION widget_admit(p_store_id integer, p_names text[], p_limits integer[], p_now_us bigint DEFAULT NULL)
RETURNS TABLE (admitted boolean, refused_limit integer, retry_after_s integer)
LANGUAGE plpgsql AS $$
DECLARE
  v_window constant bigint := 60000000;
  v_now bigint;
  v_last bigint;
  v_log bigint[];
  v_wait bigint;
  v_longest bigint := 0;
BEGIN
  PERFORM set_config('synchronous_commit', 'off', true);
  admitted := true;
  FOR i IN 1 .. coalesce(array_length(p_names, 1), 0) LOOP
    CONTINUE WHEN p_limits[i] = 0;
    INSERT INTO widget_limits VALUES (p_store_id, p_names[i], '{}') ON CONFLICT DO NOTHING;
    SELECT l.admitted_at[array_upper(l.admitted_at, 1)] INTO v_last FROM widget_limits l
    WHERE l.store_id = p_store_id AND l.name = p_names[i] FOR UPDATE;
    v_now := greatest(v_now, v_last);
  END LOOP;
  v_now := greatest(v_now, coalesce(p_now_us, (extract(epoch FROM clock_timestamp()) * 1000000)::bigint));
  FOR i IN 1 .. coalesce(array_length(p_names, 1), 0) LOOP
    CONTINUE WHEN p_limits[i] = 0;
    SELECT coalesce(array_agg(t ORDER BY n), '{}') INTO v_log
    FROM widget_limits l, unnest(l.admitted_at) WITH ORDINALITY AS u (t, n)
    WHERE l.store_id = p_store_id AND l.name = p_names[i] AND t > v_now - v_window;
    CONTINUE WHEN coalesce(array_length(v_log, 1), 0) < p_limits[i];
    -- The place that is free next: the oldest admission's, or a later one's when the limit was lowered meanwhile.
    v_wait := v_log[array_length(v_log, 1) - p_limits[i] + 1] + v_window - v_now;
    IF admitted OR v_wait > v_longest THEN
      v_longest := v_wait;
      refused_limit := p_limits[i];
    END IF;
    admitted := false;
  END LOOP;
  IF admitted THEN
    FOR i IN 1 .. coalesce(array_length(p_names, 1), 0) LOOP
      CONTINUE WHEN p_limits[i] = 0;
      UPDATE widget_limits l
      SET admitted_at = ARRAY(SELECT t FROM unnest(l.admitted_at) WITH ORDINALITY AS u (t, n) WHERE t > v_now - v_window ORDER BY n) || v_now
      WHERE l.store_id = p_store_id AND l.name = p_names[i];
    END LOOP;
  END IF;
  retry_after_s := greatest(ceil(v_longest / 1000000.0), 1);
  RETURN NEXT;
END $$;

-- Begins a turn in a conversation of this session, or of this shopper; no row: there is none. 'known': the message came
-- before; 'busy': another turn answers; 'stale': its process has not been heard of for p_stale_s.
CREATE FUNCTION widget_begin_turn(
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
    outcome := CASE WHEN v_conversation.beat_at < v_now - make_interval(secs => p_stale_s) THEN 'stale' ELSE 'busy' END;
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
