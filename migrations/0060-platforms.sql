-- Where a row came from: pushed by the store's own programs, or synced from a platform. Neither touches the other's rows.
ALTER TABLE products ADD COLUMN source text NOT NULL DEFAULT 'push';
ALTER TABLE orders
  ADD COLUMN source text NOT NULL DEFAULT 'push',
  -- The status in the platform's own words, whatever it was read as.
  ADD COLUMN platform_status text;

-- The platform that a store is synced from. credentials, hook_secret and pending_keys are sealed; credentials is null once the app
-- was uninstalled. The lease makes one worker at a time read and write for a store.
CREATE TABLE platform_connections (
  store_id integer PRIMARY KEY REFERENCES stores (id) ON DELETE CASCADE,
  platform text NOT NULL CHECK (platform IN ('shopify', 'woocommerce', 'bigcommerce')),
  shop text NOT NULL,
  shop_name text NOT NULL,
  origin text NOT NULL,
  currency text NOT NULL,
  state text NOT NULL CHECK (state IN ('connected', 'refused', 'uninstalled')),
  credentials bytea,
  hook_secret bytea NOT NULL,
  missing_scopes text[] NOT NULL DEFAULT '{}',
  hooks jsonb NOT NULL DEFAULT '{}',
  fault text,
  fault_at timestamptz(3),
  connected_at timestamptz(3) NOT NULL DEFAULT clock_timestamp(),
  -- Changes up to here were asked for.
  changes_until timestamptz(3) NOT NULL,
  polled_at timestamptz(3),
  hooks_checked_at timestamptz(3),
  reconciled_at timestamptz(3),
  -- How long the last changes took from the platform's clock to here, in milliseconds, the latest last.
  latencies integer[] NOT NULL DEFAULT '{}',
  pause_until timestamptz(3),
  lease_token text,
  lease_until timestamptz(3)
);

-- A walk over all that a platform has. place is where it goes on after a stop.
CREATE TABLE platform_syncs (
  store_id integer NOT NULL REFERENCES stores (id) ON DELETE CASCADE,
  id text COLLATE "C" NOT NULL,
  kind text NOT NULL CHECK (kind IN ('full', 'reconcile')),
  state text NOT NULL CHECK (state IN ('waiting', 'running', 'done', 'failed')),
  place jsonb,
  snapshot_at timestamptz(3),
  products integer NOT NULL DEFAULT 0,
  products_total integer,
  orders integer NOT NULL DEFAULT 0,
  orders_total integer,
  gone integer NOT NULL DEFAULT 0,
  asked_at timestamptz(3) NOT NULL DEFAULT clock_timestamp(),
  started_at timestamptz(3),
  finished_at timestamptz(3),
  fault text,
  PRIMARY KEY (store_id, id)
);

-- What is known of each thing there: when it was last looked at, and what could not be taken of it.
CREATE TABLE platform_items (
  store_id integer NOT NULL REFERENCES stores (id) ON DELETE CASCADE,
  kind text COLLATE "C" NOT NULL CHECK (kind IN ('product', 'order')),
  item_id text COLLATE "C" NOT NULL,
  checked_at timestamptz(3) NOT NULL,
  -- By the platform's clock.
  updated_at timestamptz(3),
  seen_in text COLLATE "C",
  problem text,
  -- Not on the platform any more: older news of it must not bring it back.
  gone_at timestamptz(3),
  -- A shopper had their data erased: what this order tells of them is not stored again.
  erased_at timestamptz(3),
  PRIMARY KEY (store_id, kind, item_id)
);
CREATE INDEX platform_items_problem ON platform_items (store_id, checked_at) WHERE problem IS NOT NULL;

-- What is to be looked at again, by hooks and polls; version tells that it was noted anew while it was being looked at.
CREATE TABLE platform_changes (
  store_id integer NOT NULL REFERENCES stores (id) ON DELETE CASCADE,
  kind text COLLATE "C" NOT NULL CHECK (kind IN ('product', 'order')),
  item_id text COLLATE "C" NOT NULL,
  version integer NOT NULL DEFAULT 1,
  changed_at timestamptz(3),
  noted_at timestamptz(3) NOT NULL DEFAULT clock_timestamp(),
  tries integer NOT NULL DEFAULT 0,
  PRIMARY KEY (store_id, kind, item_id)
);

-- Hooks that came, by the platform's own id of the delivery. Nothing of what was in them.
CREATE TABLE platform_hooks (
  store_id integer NOT NULL REFERENCES stores (id) ON DELETE CASCADE,
  hook_id text COLLATE "C" NOT NULL,
  topic text NOT NULL,
  came_at timestamptz(3) NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (store_id, hook_id)
);
CREATE INDEX platform_hooks_came ON platform_hooks (came_at);

-- What shoppers ask of their data through the platform. asked (who it is about) and answer (what was found) are sealed.
CREATE TABLE platform_privacy (
  store_id integer NOT NULL REFERENCES stores (id) ON DELETE CASCADE,
  id text COLLATE "C" NOT NULL,
  kind text NOT NULL CHECK (kind IN ('data_request', 'erase_shopper', 'erase_shop')),
  came_at timestamptz(3) NOT NULL DEFAULT clock_timestamp(),
  asked bytea,
  answer bytea,
  done_at timestamptz(3),
  counts jsonb,
  PRIMARY KEY (store_id, id)
);
