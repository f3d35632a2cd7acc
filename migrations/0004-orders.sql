CREATE TABLE orders (
  store_id integer NOT NULL REFERENCES stores (id) ON DELETE CASCADE,
  external_id text COLLATE "C" NOT NULL,
  number text COLLATE "C" NOT NULL,
  email text,
  total numeric(19, 4),
  currency text,
  financial_status text,
  fulfillment_status text,
  customer_name text,
  placed_at timestamptz(3),
  cancelled_at timestamptz(3),
  tracking_url text,
  tracking_number text,
  carrier text,
  source_updated_at timestamptz(3),
  payload_hash bytea,
  created_at timestamptz(3) NOT NULL,
  changed_at timestamptz(3) NOT NULL,
  PRIMARY KEY (store_id, external_id)
);
CREATE INDEX orders_number ON orders (store_id, number);

-- platform_variant_id names a variant of the store, but is no foreign key: orders may be pushed before, or without, the catalog.
CREATE TABLE order_items (
  store_id integer NOT NULL REFERENCES stores (id) ON DELETE CASCADE,
  order_id text COLLATE "C" NOT NULL,
  position integer NOT NULL,
  title text NOT NULL,
  platform_variant_id text COLLATE "C",
  quantity integer NOT NULL,
  unit_price numeric(19, 4),
  PRIMARY KEY (store_id, order_id, position)
);
