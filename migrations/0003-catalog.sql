-- Products are keyed by the store's own identifier. payload_hash is of the last item applied: the same item again is
-- known to change nothing without reading the rest of the row. changed_at is a stamp of the store clock ('products').
CREATE TABLE products (
  store_id integer NOT NULL REFERENCES stores (id) ON DELETE CASCADE,
  external_id text COLLATE "C" NOT NULL,
  title text NOT NULL,
  description text,
  status text NOT NULL CHECK (status IN ('active', 'draft', 'archived', 'unlisted')),
  url text,
  image_url text,
  vendor text,
  category text,
  tags text[] NOT NULL DEFAULT '{}',
  images text[] NOT NULL DEFAULT '{}',
  currency text,
  source_updated_at timestamptz(3),
  payload_hash bytea,
  search_hash bytea NOT NULL,
  created_at timestamptz(3) NOT NULL,
  changed_at timestamptz(3) NOT NULL,
  PRIMARY KEY (store_id, external_id)
);
CREATE INDEX products_changed ON products (store_id, changed_at);

-- A variant that left its product is archived, not deleted: orders still refer to it.
-- No foreign key to products (nor from items to orders, nor from messages to conversations): both rows are written in one
-- transaction by one verb. The check's plan is kept per connection; made while the table was empty, it chose
-- products_changed over the primary key, and a first load of 20,000 products took minutes.
CREATE TABLE variants (
  store_id integer NOT NULL REFERENCES stores (id) ON DELETE CASCADE,
  external_id text COLLATE "C" NOT NULL,
  product_id text COLLATE "C" NOT NULL,
  title text,
  price numeric(19, 4),
  compare_at_price numeric(19, 4),
  inventory integer,
  sku text,
  options jsonb NOT NULL DEFAULT '{}',
  url text,
  image_url text,
  position integer NOT NULL,
  archived_at timestamptz(3),
  PRIMARY KEY (store_id, external_id)
);
CREATE INDEX variants_product ON variants (store_id, product_id);
