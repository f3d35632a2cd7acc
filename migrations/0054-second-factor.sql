-- A second factor of an account: the secret of an app that shows a code of six digits every half minute (TOTP), and codes to be used
-- once when the app is lost; both encrypted by the login library. Not verified: it is being set up.
ALTER TABLE accounts ADD COLUMN has_second_factor boolean NOT NULL DEFAULT false;
CREATE TABLE account_second_factors (
  id text COLLATE "C" PRIMARY KEY,
  account_id text COLLATE "C" NOT NULL UNIQUE REFERENCES accounts (id) ON DELETE CASCADE,
  secret text NOT NULL,
  backup_codes text NOT NULL,
  verified boolean NOT NULL DEFAULT true,
  failed_verification_count integer NOT NULL DEFAULT 0,
  locked_until timestamptz(3)
);
