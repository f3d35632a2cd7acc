-- How embedding last went for a store, for whoever asks from another process. Messages are for the operator and hold no key.
CREATE TABLE embedding_health (
  store_id integer PRIMARY KEY REFERENCES stores (id) ON DELETE CASCADE,
  last_success_at timestamptz(3),
  last_error_at timestamptz(3),
  last_error_code text,
  last_error_message text
);

-- Products whose text a model refused or failed on by itself. Once given up, one is tried again when its text or the embedder changes.
CREATE TABLE embedding_refusals (
  store_id integer NOT NULL REFERENCES stores (id) ON DELETE CASCADE,
  product_id text COLLATE "C" NOT NULL,
  embedder text NOT NULL,
  content_hash bytea NOT NULL,
  code text NOT NULL,
  message text NOT NULL,
  tries integer NOT NULL,
  given_up boolean NOT NULL,
  refused_at timestamptz(3) NOT NULL,
  PRIMARY KEY (store_id, product_id)
);
