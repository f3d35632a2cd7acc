-- Jobs of which a run did not end: its process died in it, or its time was up. Counted apart from failures, which have tries
-- of their own. One that broke too often is set aside: it is here alone, and no worker takes it until the operator says so.
CREATE TABLE broken_jobs (
  job_id uuid PRIMARY KEY,
  name text COLLATE "C" NOT NULL,
  payload jsonb NOT NULL,
  broken_runs integer NOT NULL,
  reason text NOT NULL,
  broken_at timestamptz(3) NOT NULL,
  set_aside_at timestamptz(3)
);
