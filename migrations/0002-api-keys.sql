-- A key is found by its public prefix before its store is known, hence the second, store-less unique key.
CREATE TABLE api_keys (
  store_id integer NOT NULL REFERENCES stores (id) ON DELETE CASCADE,
  id text COLLATE "C" NOT NULL,
  prefix text COLLATE "C" NOT NULL UNIQUE,
  key_hash bytea NOT NULL,
  name text NOT NULL,
  scopes text[] NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT clock_timestamp(),
  expires_at timestamptz(3),
  revoked_at timestamptz(3),
  last_used_at timestamptz(3),
  replaced_by text COLLATE "C",
  PRIMARY KEY (store_id, id)
) WITH (fillfactor = 70);

-- The sliding log: when each of the last minute's requests of a key was admitted, in epoch microseconds, oldest first.
CREATE TABLE rate_limits (
  key_prefix text COLLATE "C" PRIMARY KEY,
  admitted_at bigint[] NOT NULL
) WITH (fillfactor = 30);

-- Admits a request of a key unless p_limit were admitted in the last 60 s. Exact: the log's row is locked, so all
-- processes queue here; the clock is read after the lock is had, and never runs backwards within a log. A refused request leaves no
-- trace. p_now_us replaces the clock in tests.
CREATE FUNCTION admit(p_key_prefix text, p_limit integer, p_now_us bigint DEFAULT NULL)
RETURNS TABLE (admitted boolean, remaining integer, reset_ms bigint, retry_after_s integer)
LANGUAGE plpgsql AS $$
DECLARE
  v_window constant bigint := 60000000;
  v_log bigint[];
  v_now bigint;
  v_first integer := 1;
  v_count integer;
BEGIN
  SELECT r.admitted_at INTO v_log FROM rate_limits r WHERE r.key_prefix = p_key_prefix FOR UPDATE;
  IF NOT FOUND THEN
    INSERT INTO rate_limits VALUES (p_key_prefix, '{}') ON CONFLICT DO NOTHING;
    SELECT r.admitted_at INTO v_log FROM rate_limits r WHERE r.key_prefix = p_key_prefix FOR UPDATE;
  END IF;
  v_now := coalesce(p_now_us, (extract(epoch FROM clock_timestamp()) * 1000000)::bigint);
  v_count := coalesce(array_length(v_log, 1), 0);
  IF v_count > 0 THEN v_now := greatest(v_now, v_log[v_count]); END IF;
  WHILE v_first <= v_count AND v_log[v_first] <= v_now - v_window LOOP v_first := v_first + 1; END LOOP;
  v_count := v_count - v_first + 1;
  admitted := v_count < p_limit;
  IF admitted THEN
    v_log := v_log[v_first:] || v_now;
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

-- Looks a key up and counts the request in one round trip. No row: the key is not known, not right, revoked or expired.
-- The hashes are compared after both were hashed again with the caller's random nonce, so that the time a comparison
-- takes says nothing of the stored hash. The commit does not wait for the disk: after a crash of the database (not of
-- Spiel) the limiter may have forgotten its last moments; nothing else is written here.
CREATE FUNCTION authenticate(p_prefix text, p_key_hash bytea, p_nonce bytea, p_limit integer)
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
  IF v_key.last_used_at IS NULL OR v_key.last_used_at < v_now - interval '1 minute' THEN
    UPDATE api_keys k SET last_used_at = v_now
    WHERE k.store_id = v_key.store_id AND k.id = v_key.id
      AND (k.last_used_at IS NULL OR k.last_used_at < v_now - interval '1 minute');
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
