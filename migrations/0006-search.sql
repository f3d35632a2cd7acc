-- The language of a store's catalog decides how its words are cut and stemmed.
ALTER TABLE stores ADD COLUMN language text NOT NULL DEFAULT 'en';

-- Codes by which a variant can be looked up exactly, beside its sku.
ALTER TABLE variants ADD COLUMN gtin text, ADD COLUMN mpn text;

-- One vector a product: of which text (content_hash) and by which embedder. embedded_at is a stamp of the store clock
-- ('vectors'), so that every process can pull the vectors that are new to it.
CREATE TABLE product_vectors (
  store_id integer NOT NULL REFERENCES stores (id) ON DELETE CASCADE,
  product_id text COLLATE "C" NOT NULL,
  embedder text NOT NULL,
  dimensions integer NOT NULL,
  content_hash bytea NOT NULL,
  vector bytea NOT NULL,
  embedded_at timestamptz(3) NOT NULL,
  PRIMARY KEY (store_id, product_id)
);
CREATE INDEX product_vectors_embedded ON product_vectors (store_id, embedded_at);

-- The owner's levers of search, as one document; changed_at tells every process to read it again.
CREATE TABLE search_settings (
  store_id integer PRIMARY KEY REFERENCES stores (id) ON DELETE CASCADE,
  settings jsonb NOT NULL,
  changed_at timestamptz(3) NOT NULL
);

-- What sold lately.
CREATE INDEX orders_placed ON orders (store_id, placed_at);
