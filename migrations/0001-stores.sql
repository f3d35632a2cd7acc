-- A store is one shop: everything else belongs to exactly one. Its number leads every key, so that the tables can be
-- spread over machines by it; people and clients see public_id or slug only.
CREATE TABLE stores (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  public_id text COLLATE "C" NOT NULL UNIQUE,
  slug text COLLATE "C" NOT NULL UNIQUE,
  name text NOT NULL,
  currency text NOT NULL DEFAULT 'USD',
  created_at timestamptz(3) NOT NULL DEFAULT clock_timestamp()
);

-- The last stamp handed out per store and resource. See take_stamps.
CREATE TABLE store_clocks (
  store_id integer NOT NULL REFERENCES stores (id) ON DELETE CASCADE,
  resource text COLLATE "C" NOT NULL,
  last_at timestamptz(3) NOT NULL,
  PRIMARY KEY (store_id, resource)
) WITH (fillfactor = 50);

-- Hands out n stamps, 1 ms apart, unique per store and resource, and returns the first. The clock row stays locked
-- until the caller's transaction ends, so stamps become visible in the order they were given: what a reader sees is
-- always a prefix, and a cursor made of a stamp loses nothing. Stamps run ahead of the wall clock when one store takes
-- more than 1,000 a second. The variables keep volatile functions out of the statement (Citus refuses them there).
CREATE FUNCTION take_stamps(p_store_id integer, p_resource text, p_count integer) RETURNS timestamptz
LANGUAGE plpgsql AS $$
DECLARE
  v_step interval := make_interval(secs => p_count / 1000.0);
  v_rest interval := make_interval(secs => (p_count - 1) / 1000.0);
  v_now timestamptz := date_trunc('milliseconds', clock_timestamp());
  v_last timestamptz;
BEGIN
  INSERT INTO store_clocks AS c (store_id, resource, last_at) VALUES (p_store_id, p_resource, v_now + v_rest)
  ON CONFLICT (store_id, resource) DO UPDATE SET last_at = greatest(excluded.last_at, c.last_at + v_step)
  RETURNING c.last_at INTO v_last;
  RETURN v_last - v_rest;
END $$;

-- Who did what to a store's settings and keys; written in the same transaction as the change.
CREATE TABLE audit_events (
  store_id integer NOT NULL REFERENCES stores (id) ON DELETE CASCADE,
  id bigint GENERATED ALWAYS AS IDENTITY,
  at timestamptz(3) NOT NULL DEFAULT clock_timestamp(),
  actor text NOT NULL,
  action text NOT NULL,
  subject text NOT NULL,
  details jsonb NOT NULL DEFAULT '{}',
  PRIMARY KEY (store_id, id)
);
