-- The owner's settings of the assistant, as one document. The key of a model of their own is encrypted with the server's secret.
CREATE TABLE assistant_settings (
  store_id integer PRIMARY KEY REFERENCES stores (id) ON DELETE CASCADE,
  settings jsonb NOT NULL,
  llm_key bytea,
  changed_at timestamptz(3) NOT NULL
);

-- What a conversation remembers between turns. busy_until: a turn is being answered, by at the latest then.
CREATE TABLE dialogue_states (
  store_id integer NOT NULL REFERENCES stores (id) ON DELETE CASCADE,
  conversation_id text COLLATE "C" NOT NULL,
  state jsonb NOT NULL,
  tokens integer NOT NULL DEFAULT 0,
  busy_until timestamptz(3),
  PRIMARY KEY (store_id, conversation_id)
);

-- What models cost a store, by month (UTC). Cost in millionths of the owner's currency of account.
CREATE TABLE assistant_usage (
  store_id integer NOT NULL REFERENCES stores (id) ON DELETE CASCADE,
  month date NOT NULL,
  input_tokens bigint NOT NULL DEFAULT 0,
  output_tokens bigint NOT NULL DEFAULT 0,
  cost_micros bigint NOT NULL DEFAULT 0,
  PRIMARY KEY (store_id, month)
);
