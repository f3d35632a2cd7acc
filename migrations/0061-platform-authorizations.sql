-- An owner who is asked by their shop whether it may give us keys: what comes back must name the secret we sent along, whose hash this is. One
-- a store; the next one ends the one before.
CREATE TABLE platform_authorizations (
  store_id integer PRIMARY KEY REFERENCES stores (id) ON DELETE CASCADE,
  platform text NOT NULL CHECK (platform IN ('shopify', 'woocommerce', 'bigcommerce')),
  shop text NOT NULL,
  state_hash bytea NOT NULL,
  -- Who asked: what is connected is connected by them.
  actor text NOT NULL,
  expires_at timestamptz(3) NOT NULL
);
