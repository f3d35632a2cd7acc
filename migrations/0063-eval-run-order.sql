-- Two runs can be noted in the same millisecond: the order in which they were noted is kept beside the time.
ALTER TABLE eval_runs ADD COLUMN seq bigint GENERATED ALWAYS AS IDENTITY;
DROP INDEX eval_runs_at;
CREATE INDEX eval_runs_seq ON eval_runs (store_id, seq);
