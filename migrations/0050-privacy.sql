-- How long a store keeps what shoppers said and left; null = for ever. forgotten_*: what the last run of the job found too old.
CREATE TABLE privacy_settings (
  store_id integer PRIMARY KEY REFERENCES stores (id) ON DELETE CASCADE,
  conversation_days integer CHECK (conversation_days BETWEEN 1 AND 3650),
  lead_days integer CHECK (lead_days BETWEEN 1 AND 3650),
  changed_at timestamptz(3) NOT NULL DEFAULT clock_timestamp(),
  ran_at timestamptz(3),
  forgotten_conversations integer NOT NULL DEFAULT 0,
  forgotten_leads integer NOT NULL DEFAULT 0
);

-- As in 0041, and nothing is kept of a conversation that was forgotten while it was being answered.
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
  RETURN true;
END $$;
