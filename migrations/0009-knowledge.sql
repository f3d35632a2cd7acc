-- What the owner gives the assistant to answer from: pages, files and question-answer pairs. `name` is what a source is
-- found again by (a file's name, an address, a question): adding it again replaces it. changed_at is a stamp of the store
-- clock ('knowledge'); read_at is when the text was last known to be so.
CREATE TABLE knowledge_sources (
  store_id integer NOT NULL REFERENCES stores (id) ON DELETE CASCADE,
  id text COLLATE "C" NOT NULL,
  kind text NOT NULL CHECK (kind IN ('page', 'qa', 'file', 'url')),
  name text COLLATE "C" NOT NULL,
  title text NOT NULL,
  url text,
  language text,
  content_hash bytea NOT NULL,
  status text NOT NULL CHECK (status IN ('ready', 'failed')),
  error text,
  chunk_count integer NOT NULL,
  read_at timestamptz(3) NOT NULL,
  created_at timestamptz(3) NOT NULL,
  changed_at timestamptz(3) NOT NULL,
  PRIMARY KEY (store_id, id)
);
CREATE UNIQUE INDEX knowledge_sources_name ON knowledge_sources (store_id, kind, name);

CREATE TABLE knowledge_chunks (
  store_id integer NOT NULL REFERENCES stores (id) ON DELETE CASCADE,
  source_id text COLLATE "C" NOT NULL,
  position integer NOT NULL,
  heading text NOT NULL,
  text text NOT NULL,
  PRIMARY KEY (store_id, source_id, position)
);

-- The store's own domains: pages are read from nowhere else.
CREATE TABLE knowledge_domains (
  store_id integer NOT NULL REFERENCES stores (id) ON DELETE CASCADE,
  domain text COLLATE "C" NOT NULL,
  PRIMARY KEY (store_id, domain)
);
