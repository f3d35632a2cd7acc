-- When a request with the secret key came from a browser last, and from which page's origin: such a key is public.
ALTER TABLE api_keys ADD COLUMN browser_seen_at timestamptz(3), ADD COLUMN browser_origin text;
