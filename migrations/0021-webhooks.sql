-- Where events are delivered to. Secrets and headers are sealed. types has '*' for all. Events up to starts_after were before it;
-- those up to fanned_to have become deliveries. failing_since: the first failure since the last success. lease: the worker that
-- delivers to it, until when; nobody else does meanwhile.
CREATE TABLE webhook_endpoints (
  store_id integer NOT NULL REFERENCES stores (id) ON DELETE CASCADE,
  id text COLLATE "C" NOT NULL,
  url text NOT NULL,
  types text[] NOT NULL,
  description text,
  notify_email text,
  headers bytea,
  header_names text[] NOT NULL DEFAULT '{}',
  secret bytea NOT NULL,
  former_secret bytea,
  former_secret_until timestamptz(3),
  enabled boolean NOT NULL DEFAULT true,
  disabled_reason text CHECK (disabled_reason IN ('owner', 'gone', 'failing')),
  disabled_at timestamptz(3),
  starts_after bigint NOT NULL,
  fanned_to bigint NOT NULL,
  failing_since timestamptz(3),
  last_success_at timestamptz(3),
  exhausted_told_at timestamptz(3),
  warned_at timestamptz(3),
  lease text COLLATE "C",
  lease_until timestamptz(3),
  created_at timestamptz(3) NOT NULL,
  updated_at timestamptz(3) NOT NULL,
  PRIMARY KEY (store_id, id)
) WITH (fillfactor = 50);

-- No foreign keys, as of events: rows come by the hundred. An endpoint's are deleted with it, and those of stores that are gone by
-- tidy-webhooks.
CREATE TABLE webhook_deliveries (
  store_id integer NOT NULL,
  endpoint_id text COLLATE "C" NOT NULL,
  sequence bigint NOT NULL,
  event_id text COLLATE "C" NOT NULL,
  type text COLLATE "C" NOT NULL,
  state text NOT NULL CHECK (state IN ('pending', 'delivered', 'failed')),
  attempts integer NOT NULL DEFAULT 0,
  next_at timestamptz(3),
  last_status integer,
  last_error text,
  created_at timestamptz(3) NOT NULL,
  finished_at timestamptz(3),
  PRIMARY KEY (store_id, endpoint_id, sequence)
) WITH (fillfactor = 80);
CREATE INDEX webhook_deliveries_due ON webhook_deliveries (store_id, endpoint_id, next_at) WHERE state = 'pending';

CREATE TABLE webhook_attempts (
  store_id integer NOT NULL,
  endpoint_id text COLLATE "C" NOT NULL,
  sequence bigint NOT NULL,
  id bigint GENERATED ALWAYS AS IDENTITY,
  number integer NOT NULL,
  at timestamptz(3) NOT NULL,
  url text NOT NULL,
  duration_ms integer NOT NULL,
  status integer,
  error text,
  response text,
  PRIMARY KEY (store_id, endpoint_id, sequence, id)
);

-- What the owner has to know of an endpoint: shown with it, and mailed to its notify_email.
CREATE TABLE webhook_notices (
  store_id integer NOT NULL REFERENCES stores (id) ON DELETE CASCADE,
  id text COLLATE "C" NOT NULL,
  endpoint_id text COLLATE "C" NOT NULL,
  kind text NOT NULL CHECK (kind IN ('exhausted', 'will_disable', 'disabled')),
  reason text,
  at timestamptz(3) NOT NULL,
  mailed_at timestamptz(3),
  PRIMARY KEY (store_id, id)
);
CREATE INDEX webhook_notices_endpoint ON webhook_notices (store_id, endpoint_id, at);

-- Makes deliveries of the next p_most events of the log, due at p_now. True: there are more.
CREATE FUNCTION webhook_fan_out(p_store_id integer, p_endpoint_id text, p_most integer, p_now timestamptz) RETURNS boolean
LANGUAGE plpgsql AS $$
DECLARE
  v_endpoint record;
  v_last bigint;
  v_to bigint;
BEGIN
  SELECT w.fanned_to, w.types INTO v_endpoint FROM webhook_endpoints w
  WHERE w.store_id = p_store_id AND w.id = p_endpoint_id AND w.enabled FOR UPDATE;
  IF NOT FOUND THEN RETURN false; END IF;
  SELECT l.last_sequence INTO v_last FROM event_logs l WHERE l.store_id = p_store_id;
  v_to := least(v_last, v_endpoint.fanned_to + p_most);
  IF v_to IS NULL OR v_to <= v_endpoint.fanned_to THEN RETURN false; END IF;
  INSERT INTO webhook_deliveries (store_id, endpoint_id, sequence, event_id, type, state, next_at, created_at)
  SELECT p_store_id, p_endpoint_id, e.sequence, e.id, e.type, 'pending', p_now, p_now FROM events e
  WHERE e.store_id = p_store_id AND e.sequence > v_endpoint.fanned_to AND e.sequence <= v_to
    AND ('*' = ANY (v_endpoint.types) OR e.type = ANY (v_endpoint.types))
  ORDER BY e.sequence
  ON CONFLICT DO NOTHING;
  UPDATE webhook_endpoints w SET fanned_to = v_to WHERE w.store_id = p_store_id AND w.id = p_endpoint_id;
  RETURN v_to < v_last;
END $$;

-- Has events from one sequence to another delivered once more, now. p_missed_only: those of its types that it has not got, also those
-- that wait for another attempt. Returns how many.
CREATE FUNCTION webhook_replay(
  p_store_id integer, p_endpoint_id text, p_from bigint, p_to bigint, p_missed_only boolean, p_now timestamptz
) RETURNS integer
LANGUAGE plpgsql AS $$
DECLARE
  v_types text[];
  v_count integer;
BEGIN
  SELECT w.types INTO v_types FROM webhook_endpoints w WHERE w.store_id = p_store_id AND w.id = p_endpoint_id FOR UPDATE;
  INSERT INTO webhook_deliveries AS d (store_id, endpoint_id, sequence, event_id, type, state, next_at, created_at)
  SELECT p_store_id, p_endpoint_id, e.sequence, e.id, e.type, 'pending', p_now, p_now FROM events e
  WHERE e.store_id = p_store_id AND e.sequence BETWEEN p_from AND p_to
    AND ('*' = ANY (v_types) OR e.type = ANY (v_types))
  ORDER BY e.sequence
  ON CONFLICT (store_id, endpoint_id, sequence) DO UPDATE
  SET state = 'pending', attempts = 0, next_at = excluded.next_at, last_status = NULL, last_error = NULL, finished_at = NULL
  WHERE d.state = 'failed' OR (d.state = 'pending' AND d.attempts > 0) OR (d.state = 'delivered' AND NOT p_missed_only);
  GET DIAGNOSTICS v_count = ROW_COUNT;
  RETURN v_count;
END $$;

-- Writes what became of attempts, and what that means for the endpoint. An attempt of a delivery that was replayed or ended
-- meanwhile is logged and changes nothing else. True: a delivery has used up its attempts, and nobody was told of it yet.
CREATE FUNCTION webhook_record(p_store_id integer, p_endpoint_id text, p_results text, p_now timestamptz) RETURNS boolean
LANGUAGE plpgsql AS $$
DECLARE
  v_success timestamptz;
  v_failure timestamptz;
  v_exhausted boolean;
BEGIN
  -- Locked before the deliveries, as by the others.
  PERFORM FROM webhook_endpoints w WHERE w.store_id = p_store_id AND w.id = p_endpoint_id FOR UPDATE;
  IF NOT FOUND THEN RETURN false; END IF;
  INSERT INTO webhook_attempts (store_id, endpoint_id, sequence, number, at, url, duration_ms, status, error, response)
  SELECT p_store_id, p_endpoint_id, r.sequence, r.number, r.at, r.url, r.duration_ms, r.status, r.error, r.response
  FROM json_to_recordset(p_results::json) AS r(sequence bigint, number integer, at timestamptz, url text,
    duration_ms integer, status integer, error text, response text);
  UPDATE webhook_deliveries d SET state = r.state, attempts = r.number, next_at = r.next_at, last_status = r.status,
    last_error = r.error, finished_at = CASE WHEN r.state = 'pending' THEN NULL ELSE p_now END
  FROM json_to_recordset(p_results::json) AS r(sequence bigint, number integer, state text, next_at timestamptz,
    status integer, error text)
  WHERE d.store_id = p_store_id AND d.endpoint_id = p_endpoint_id AND d.sequence = r.sequence
    AND d.state = 'pending' AND d.attempts = r.number - 1;
  SELECT max(r.at) FILTER (WHERE r.state = 'delivered'), min(r.at) FILTER (WHERE r.state <> 'delivered'),
    coalesce(bool_or(r.state = 'failed'), false)
  INTO v_success, v_failure, v_exhausted
  FROM json_to_recordset(p_results::json) AS r(at timestamptz, state text);
  IF v_success IS NOT NULL THEN
    UPDATE webhook_endpoints w SET last_success_at = v_success, failing_since = NULL, warned_at = NULL, exhausted_told_at = NULL
    WHERE w.store_id = p_store_id AND w.id = p_endpoint_id;
    RETURN false;
  END IF;
  UPDATE webhook_endpoints w SET failing_since = coalesce(w.failing_since, v_failure)
  WHERE w.store_id = p_store_id AND w.id = p_endpoint_id AND w.failing_since IS NULL;
  IF NOT v_exhausted THEN RETURN false; END IF;
  UPDATE webhook_endpoints w SET exhausted_told_at = p_now
  WHERE w.store_id = p_store_id AND w.id = p_endpoint_id AND w.exhausted_told_at IS NULL;
  RETURN FOUND;
END $$;
