-- People who sign in to the dashboard. An account is of the server, not of a store: memberships say what it may do where. The first
-- four tables are as the login library reads and writes them (accounts/accounts.queries.ts makes the rows of people).
CREATE TABLE accounts (
  id text COLLATE "C" PRIMARY KEY,
  email text COLLATE "C" NOT NULL UNIQUE,
  email_verified boolean NOT NULL DEFAULT false,
  name text NOT NULL,
  image text,
  -- May make further stores on this server.
  is_operator boolean NOT NULL DEFAULT false,
  created_at timestamptz(3) NOT NULL DEFAULT clock_timestamp(),
  updated_at timestamptz(3) NOT NULL DEFAULT clock_timestamp()
);

CREATE TABLE account_sessions (
  id text COLLATE "C" PRIMARY KEY,
  account_id text COLLATE "C" NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  token text COLLATE "C" NOT NULL UNIQUE,
  expires_at timestamptz(3) NOT NULL,
  ip_address text,
  user_agent text,
  created_at timestamptz(3) NOT NULL DEFAULT clock_timestamp(),
  updated_at timestamptz(3) NOT NULL DEFAULT clock_timestamp()
);
CREATE INDEX account_sessions_account ON account_sessions (account_id);

CREATE TABLE account_credentials (
  id text COLLATE "C" PRIMARY KEY,
  account_id text COLLATE "C" NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  provider_id text NOT NULL,
  provider_account_id text NOT NULL,
  password text,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at timestamptz(3),
  refresh_token_expires_at timestamptz(3),
  scope text,
  created_at timestamptz(3) NOT NULL DEFAULT clock_timestamp(),
  updated_at timestamptz(3) NOT NULL DEFAULT clock_timestamp(),
  UNIQUE (account_id, provider_id)
);

CREATE TABLE account_verifications (
  id text COLLATE "C" PRIMARY KEY,
  identifier text NOT NULL,
  value text NOT NULL,
  expires_at timestamptz(3) NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT clock_timestamp(),
  updated_at timestamptz(3) NOT NULL DEFAULT clock_timestamp()
);
CREATE INDEX account_verifications_identifier ON account_verifications (identifier);

-- One-time links of the operator: to make the first owner (no account), or to set a new password. Only a hash of the link is kept.
CREATE TABLE account_links (
  token_hash bytea PRIMARY KEY,
  account_id text COLLATE "C" REFERENCES accounts (id) ON DELETE CASCADE,
  created_at timestamptz(3) NOT NULL DEFAULT clock_timestamp(),
  expires_at timestamptz(3) NOT NULL,
  used_at timestamptz(3)
);

CREATE TABLE memberships (
  store_id integer NOT NULL REFERENCES stores (id) ON DELETE CASCADE,
  account_id text COLLATE "C" NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  role text NOT NULL CHECK (role IN ('viewer', 'agent', 'admin', 'owner')),
  created_at timestamptz(3) NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (store_id, account_id)
);
CREATE INDEX memberships_account ON memberships (account_id);

-- The link of an invitation is found before its store is known, hence the second, store-less unique key.
CREATE TABLE invitations (
  store_id integer NOT NULL REFERENCES stores (id) ON DELETE CASCADE,
  id text COLLATE "C" NOT NULL,
  token_hash bytea NOT NULL UNIQUE,
  role text NOT NULL CHECK (role IN ('viewer', 'agent', 'admin', 'owner')),
  email text COLLATE "C",
  created_by text NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT clock_timestamp(),
  expires_at timestamptz(3) NOT NULL,
  accepted_at timestamptz(3),
  accepted_by text COLLATE "C",
  revoked_at timestamptz(3),
  PRIMARY KEY (store_id, id)
);

-- Who made it, as audit_events names them; null for keys made before.
ALTER TABLE api_keys ADD COLUMN created_by text;
