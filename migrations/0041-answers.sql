-- What an answer of the assistant did beside its words: for the inbox, and for the figures of the overview. One row an answer, written
-- with it. shown: external ids of the products on its cards. asked: the question of the shopper that the shop's data does not answer,
-- with why (gap): 'policy' = no page says it, 'product' = the product's data does not tell it, 'unclear' = it was not understood.
-- demand: what was looked for and not found as wished, [{wanted, outcome, priceMax, currency, missing}].
CREATE TABLE answer_notes (
  store_id integer NOT NULL REFERENCES stores (id) ON DELETE CASCADE,
  message_id text COLLATE "C" NOT NULL,
  conversation_id text COLLATE "C" NOT NULL,
  said_at timestamptz(3) NOT NULL,
  took_ms integer NOT NULL,
  input_tokens integer NOT NULL,
  output_tokens integer NOT NULL,
  cost_micros bigint NOT NULL,
  tools jsonb NOT NULL,
  replaced jsonb NOT NULL,
  shown text[] COLLATE "C" NOT NULL,
  gap text CHECK (gap IN ('policy', 'product', 'unclear')),
  asked text,
  demand jsonb,
  -- When the shop's people answered the question, or put it aside.
  closed_at timestamptz(3),
  PRIMARY KEY (store_id, message_id)
);
CREATE INDEX answer_notes_conversation ON answer_notes (store_id, conversation_id);
CREATE INDEX answer_notes_said ON answer_notes (store_id, said_at) INCLUDE (took_ms, cost_micros, conversation_id);
CREATE INDEX answer_notes_gap ON answer_notes (store_id, said_at) WHERE gap IS NOT NULL;
CREATE INDEX answer_notes_demand ON answer_notes (store_id, said_at) WHERE demand IS NOT NULL;

-- Where people wrote, and what shoppers thought of answers: few rows of many.
CREATE INDEX messages_human ON messages (store_id, conversation_id) WHERE role = 'human';
CREATE INDEX messages_feedback ON messages (store_id, created_at) WHERE feedback IS NOT NULL;

-- Called in the statement that stores the answer.
CREATE FUNCTION note_answer(
  p_store_id integer, p_conversation_id text, p_message_id text, p_took_ms integer, p_input integer, p_output integer,
  p_cost_micros bigint, p_tools jsonb, p_replaced jsonb, p_shown text[], p_gap text, p_asked text, p_demand jsonb
) RETURNS boolean
LANGUAGE plpgsql AS $$
DECLARE
  v_now timestamptz := clock_timestamp();
BEGIN
  INSERT INTO answer_notes VALUES (p_store_id, p_message_id, p_conversation_id, v_now, p_took_ms, p_input, p_output,
    p_cost_micros, p_tools, p_replaced, p_shown, p_gap, p_asked, p_demand, NULL)
  ON CONFLICT DO NOTHING;
  RETURN true;
END $$;

-- The store's own eval suite: exchanges that went wrong, with what the answer should have been; and how its runs went.
CREATE TABLE eval_cases (
  store_id integer NOT NULL REFERENCES stores (id) ON DELETE CASCADE,
  id text COLLATE "C" NOT NULL,
  name text NOT NULL,
  conversation_id text COLLATE "C",
  message_id text COLLATE "C",
  document jsonb NOT NULL,
  was text NOT NULL,
  author text NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (store_id, id)
);
CREATE TABLE eval_runs (
  store_id integer NOT NULL REFERENCES stores (id) ON DELETE CASCADE,
  id text COLLATE "C" NOT NULL,
  at timestamptz(3) NOT NULL DEFAULT clock_timestamp(),
  passed integer NOT NULL,
  cases integer NOT NULL,
  PRIMARY KEY (store_id, id)
);
CREATE INDEX eval_runs_at ON eval_runs (store_id, at);
