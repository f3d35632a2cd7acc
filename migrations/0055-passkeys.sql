-- Passkeys of accounts, as the login library reads and writes them. Of a passkey the server has the public half.
CREATE TABLE account_passkeys (
  id text COLLATE "C" PRIMARY KEY,
  account_id text COLLATE "C" NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  name text NOT NULL,
  credential_id text COLLATE "C" NOT NULL UNIQUE,
  public_key text NOT NULL,
  -- 32 bits without a sign: a double is read as a number and holds them all.
  counter double precision NOT NULL,
  device_type text NOT NULL,
  backed_up boolean NOT NULL,
  transports text,
  aaguid text,
  created_at timestamptz(3) NOT NULL DEFAULT clock_timestamp(),
  last_used_at timestamptz(3)
);
CREATE INDEX account_passkeys_account ON account_passkeys (account_id);
