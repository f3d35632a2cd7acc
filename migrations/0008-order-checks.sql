-- How shoppers name an order: without #, spaces and letter case. The same rule in code: src/orders/order-match.ts.
-- ASCII only, so that both agree whatever the server's locale.
CREATE FUNCTION order_number_key(p_number text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN upper(translate(p_number, E'# \t\r\n', '') COLLATE "C");

-- Instead of orders_number, which no query used.
CREATE INDEX orders_number_key ON orders (store_id, order_number_key(number));
DROP INDEX orders_number;

-- Failed tries to see an order, and codes asked for, as sliding logs: at holds microseconds since 1970, ascending.
-- The key is a hash: neither a network address nor an order number is kept here.
CREATE TABLE order_attempts (
  store_id integer NOT NULL REFERENCES stores (id) ON DELETE CASCADE,
  scope text COLLATE "C" NOT NULL,
  key text COLLATE "C" NOT NULL,
  at bigint[] NOT NULL,
  PRIMARY KEY (store_id, scope, key)
) WITH (fillfactor = 50);

-- Takes one place in each of several sliding logs, or in none: retry_after is 0 and taken_at names the places, or
-- retry_after is when, in seconds, the fullest log has one again. The rows are locked in the order given, which must be
-- the same in all calls; counting and taking are one step, so callers at once never take more than the limit.
CREATE FUNCTION take_order_attempt(
  p_store_id integer, p_scopes text[], p_keys text[], p_limits integer[], p_windows integer[],
  OUT retry_after integer, OUT taken_at bigint
) LANGUAGE plpgsql AS $$
DECLARE
  v_at bigint[];
  v_last bigint := 0;
  v_now bigint;
  v_wait bigint := 0;
BEGIN
  FOR i IN 1 .. cardinality(p_scopes) LOOP
    INSERT INTO order_attempts AS a (store_id, scope, key, at) VALUES (p_store_id, p_scopes[i], p_keys[i], '{}')
    ON CONFLICT (store_id, scope, key) DO UPDATE SET at = a.at
    RETURNING a.at INTO v_at;
    v_last := greatest(v_last, coalesce(v_at[cardinality(v_at)], 0));
    v_now := (extract(epoch FROM clock_timestamp()) * 1000000)::bigint;
    v_at := ARRAY(SELECT t FROM unnest(v_at) AS t WHERE t > v_now - p_windows[i] * 1000000::bigint ORDER BY t);
    IF cardinality(v_at) >= p_limits[i] THEN
      v_wait := greatest(v_wait, v_at[cardinality(v_at) - p_limits[i] + 1] + p_windows[i] * 1000000::bigint - v_now);
    END IF;
  END LOOP;
  IF v_wait > 0 THEN
    retry_after := ceil(v_wait / 1000000.0);
    RETURN;
  END IF;
  retry_after := 0;
  taken_at := greatest((extract(epoch FROM clock_timestamp()) * 1000000)::bigint, v_last + 1);
  FOR i IN 1 .. cardinality(p_scopes) LOOP
    UPDATE order_attempts AS a SET at =
      ARRAY(SELECT t FROM unnest(a.at) AS t WHERE t > taken_at - p_windows[i] * 1000000::bigint ORDER BY t) || taken_at
    WHERE a.store_id = p_store_id AND a.scope = p_scopes[i] AND a.key = p_keys[i];
  END LOOP;
END $$;

-- Gives places back, in the same order: the try was no failure.
CREATE FUNCTION return_order_attempt(p_store_id integer, p_scopes text[], p_keys text[], p_taken_at bigint) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  FOR i IN 1 .. cardinality(p_scopes) LOOP
    UPDATE order_attempts AS a SET at = array_remove(a.at, p_taken_at)
    WHERE a.store_id = p_store_id AND a.scope = p_scopes[i] AND a.key = p_keys[i];
  END LOOP;
END $$;

-- A wish for a one-time code. Written whether or not there is such an order: the worker finds out. email_mac and code_mac
-- are made with a key that is not in the database.
CREATE TABLE order_codes (
  store_id integer NOT NULL REFERENCES stores (id) ON DELETE CASCADE,
  id text COLLATE "C" NOT NULL,
  conversation_id text COLLATE "C" NOT NULL,
  number_key text COLLATE "C" NOT NULL,
  email_mac bytea NOT NULL,
  language text NOT NULL,
  order_id text COLLATE "C",
  code_mac bytea,
  tries integer NOT NULL DEFAULT 0,
  created_at timestamptz(3) NOT NULL DEFAULT clock_timestamp(),
  expires_at timestamptz(3) NOT NULL,
  sent_at timestamptz(3),
  used_at timestamptz(3),
  PRIMARY KEY (store_id, id)
);
CREATE INDEX order_codes_conversation ON order_codes (store_id, conversation_id, created_at);

-- What a shopper was given when they said yes to buying an order again: the same yes gets the same answer.
CREATE TABLE reorders (
  store_id integer NOT NULL REFERENCES stores (id) ON DELETE CASCADE,
  conversation_id text COLLATE "C" NOT NULL,
  order_id text COLLATE "C" NOT NULL,
  idempotency_key text COLLATE "C" NOT NULL,
  offer jsonb NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (store_id, conversation_id, order_id),
  UNIQUE (store_id, conversation_id, idempotency_key)
);

-- Where and how a shopper of the store pays.
CREATE TABLE store_commerce (
  store_id integer PRIMARY KEY REFERENCES stores (id) ON DELETE CASCADE,
  platform text NOT NULL CHECK (platform IN ('shopify', 'woocommerce', 'bigcommerce', 'custom')),
  origin text NOT NULL,
  cart_template text,
  updated_at timestamptz(3) NOT NULL DEFAULT clock_timestamp()
);

-- Secrets with which a shop's own login signs who its shopper is. sealed = AES-256-GCM, the key is not in the database.
CREATE TABLE shopper_secrets (
  store_id integer NOT NULL REFERENCES stores (id) ON DELETE CASCADE,
  id text COLLATE "C" NOT NULL,
  sealed bytea NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT clock_timestamp(),
  expires_at timestamptz(3),
  PRIMARY KEY (store_id, id)
);
