-- Answers with sentences that the gate did not let through: few of many.
CREATE INDEX answer_notes_replaced ON answer_notes (store_id, said_at) WHERE replaced <> '[]';
