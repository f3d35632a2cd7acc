-- Each wish for something to come back is told of once: the row is there before the mail is sent. It goes away when the server did not
-- take the mail, so that it is tried again; when the process died in between it stays, and no second mail is sent.
CREATE TABLE back_in_stock_mails (
  store_id integer NOT NULL REFERENCES stores (id) ON DELETE CASCADE,
  lead_id text COLLATE "C" NOT NULL,
  product_id text COLLATE "C" NOT NULL,
  -- '' = any variant of the product.
  variant_id text COLLATE "C" NOT NULL,
  asked_at timestamptz(3) NOT NULL,
  began_at timestamptz(3) NOT NULL DEFAULT clock_timestamp(),
  sent_at timestamptz(3),
  PRIMARY KEY (store_id, lead_id, product_id, variant_id, asked_at)
);
CREATE INDEX leads_interests ON leads USING gin (interests jsonb_path_ops);
