-- Products by when a conversation was first shown them, and what the shopper did with them in the widget.
CREATE TABLE shown_products (
  store_id integer NOT NULL REFERENCES stores (id) ON DELETE CASCADE,
  conversation_id text COLLATE "C" NOT NULL,
  product_id text COLLATE "C" NOT NULL,
  first_at timestamptz(3) NOT NULL,
  clicked_at timestamptz(3),
  carted_at timestamptz(3),
  PRIMARY KEY (store_id, conversation_id, product_id)
) WITH (fillfactor = 80);
INSERT INTO shown_products (store_id, conversation_id, product_id, first_at)
SELECT store_id, conversation_id, product_id, min(said_at) FROM answer_notes, unnest(shown) AS product_id GROUP BY 1, 2, 3;
CREATE INDEX shown_products_first ON shown_products (store_id, first_at) INCLUDE (clicked_at, carted_at);

-- Conversations of shoppers who are known by an address: whose orders count for what was shown.
CREATE INDEX conversations_known ON conversations (store_id, last_message_at) INCLUDE (id, shopper_email, lead_id, created_at)
  WHERE shopper_email IS NOT NULL OR lead_id IS NOT NULL;

-- What the overview counts, by quarters of an hour: every time zone begins its days at one. Made again from the rows whenever one of
-- a quarter changes (overview/count-up.ts); a quarter without anything has no row.
CREATE TABLE overview_counts (
  store_id integer NOT NULL REFERENCES stores (id) ON DELETE CASCADE,
  at timestamptz(3) NOT NULL,
  conversations integer NOT NULL,
  handed_off integer NOT NULL,
  alone integer NOT NULL,
  leads integer NOT NULL,
  answers integer NOT NULL,
  tokens bigint NOT NULL,
  cost_micros bigint NOT NULL,
  replaced integer NOT NULL,
  gaps integer NOT NULL,
  helpful integer NOT NULL,
  not_helpful integer NOT NULL,
  shown integer NOT NULL,
  clicked integer NOT NULL,
  carted integer NOT NULL,
  PRIMARY KEY (store_id, at)
) WITH (fillfactor = 80);

-- How many answers of a day (UTC) took how long, in two digits: sums of middles are no middles.
CREATE TABLE overview_times (
  store_id integer NOT NULL REFERENCES stores (id) ON DELETE CASCADE,
  day date NOT NULL,
  took_ms integer NOT NULL,
  answers integer NOT NULL,
  PRIMARY KEY (store_id, day, took_ms)
);

-- Up to which stamps conversations and leads are counted; quarters that are to be counted anew whatever the stamps say.
CREATE TABLE overview_progress (
  store_id integer PRIMARY KEY REFERENCES stores (id) ON DELETE CASCADE,
  conversations_to timestamptz(3) NOT NULL DEFAULT '-infinity',
  leads_to timestamptz(3) NOT NULL DEFAULT '-infinity'
) WITH (fillfactor = 50);
CREATE TABLE overview_dirty (
  store_id integer NOT NULL REFERENCES stores (id) ON DELETE CASCADE,
  at timestamptz(3) NOT NULL,
  PRIMARY KEY (store_id, at)
);

CREATE FUNCTION quarter_hour(p_at timestamptz) RETURNS timestamptz
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT date_bin('15 minutes', p_at, '2000-01-01 00:00:00+00'::timestamptz)
$$;

-- 1234 -> 1200: as exactly as a time to answer is told.
CREATE FUNCTION two_digits(p_ms integer) RETURNS integer
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN p_ms < 100 THEN p_ms
    ELSE (round(p_ms / (10.0 ^ (length(p_ms::text) - 2))) * (10.0 ^ (length(p_ms::text) - 2)))::integer END
$$;

-- As in 0050, and what was shown is noted by product.
CREATE OR REPLACE FUNCTION note_answer(
  p_store_id integer, p_conversation_id text, p_message_id text, p_took_ms integer, p_input integer, p_output integer,
  p_cost_micros bigint, p_tools jsonb, p_replaced jsonb, p_shown text[], p_gap text, p_asked text, p_demand jsonb
) RETURNS boolean
LANGUAGE plpgsql AS $$
DECLARE
  v_now timestamptz := clock_timestamp();
BEGIN
  PERFORM FROM conversations c WHERE c.store_id = p_store_id AND c.id = p_conversation_id;
  IF NOT FOUND THEN RETURN false; END IF;
  INSERT INTO answer_notes VALUES (p_store_id, p_message_id, p_conversation_id, v_now, p_took_ms, p_input, p_output,
    p_cost_micros, p_tools, p_replaced, p_shown, p_gap, p_asked, p_demand, NULL)
  ON CONFLICT DO NOTHING;
  INSERT INTO shown_products (store_id, conversation_id, product_id, first_at)
  SELECT p_store_id, p_conversation_id, s.product_id, v_now FROM unnest(p_shown) AS s(product_id)
  ON CONFLICT DO NOTHING;
  RETURN true;
END $$;

-- What a shopper did with a product that the conversation showed: 'product:click' went to its page, 'cart:add' is more. The quarter
-- in which it was shown is counted anew. False: the conversation never showed it.
CREATE FUNCTION note_deed(p_store_id integer, p_conversation_id text, p_product_id text, p_deed text) RETURNS boolean
LANGUAGE plpgsql AS $$
DECLARE
  v_now timestamptz := clock_timestamp();
  v_shown record;
BEGIN
  SELECT s.first_at, s.clicked_at, s.carted_at INTO v_shown FROM shown_products s
  WHERE s.store_id = p_store_id AND s.conversation_id = p_conversation_id AND s.product_id = p_product_id FOR UPDATE;
  IF NOT FOUND THEN RETURN false; END IF;
  IF v_shown.clicked_at IS NOT NULL AND (p_deed = 'product:click' OR v_shown.carted_at IS NOT NULL) THEN RETURN true; END IF;
  UPDATE shown_products s SET clicked_at = coalesce(v_shown.clicked_at, v_now),
    carted_at = CASE WHEN p_deed = 'cart:add' THEN coalesce(v_shown.carted_at, v_now) ELSE v_shown.carted_at END
  WHERE s.store_id = p_store_id AND s.conversation_id = p_conversation_id AND s.product_id = p_product_id;
  INSERT INTO overview_dirty (store_id, at) VALUES (p_store_id, quarter_hour(v_shown.first_at)) ON CONFLICT DO NOTHING;
  RETURN true;
END $$;
