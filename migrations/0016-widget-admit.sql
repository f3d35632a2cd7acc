-- As in 0011, without reading a log entry by entry: of a log that is sorted only the entry at the limit's distance from its end
-- tells whether it is full. Half the processor time with short logs, and no more with long ones but for writing them.
CREATE OR REPLACE FUNCTION widget_admit(p_store_id integer, p_names text[], p_limits integer[], p_now_us bigint DEFAULT NULL)
RETURNS TABLE (admitted boolean, refused_limit integer, retry_after_s integer)
LANGUAGE plpgsql AS $$
DECLARE
  v_window constant bigint := 60000000;
  v_now bigint := 0;
  v_past bigint := coalesce(p_now_us, (extract(epoch FROM clock_timestamp()) * 1000000)::bigint) - v_window;
  v_log bigint[];
  v_count integer;
  v_first integer;
  v_middle integer;
  -- Of each log: the entry that has to be a minute old, and where its last minute begins.
  v_edges bigint[] := '{}';
  v_firsts integer[] := '{}';
  v_wait bigint;
  v_longest bigint := 0;
BEGIN
  PERFORM set_config('synchronous_commit', 'off', true);
  admitted := true;
  FOR i IN 1 .. coalesce(array_length(p_names, 1), 0) LOOP
    v_edges[i] := 0;
    CONTINUE WHEN p_limits[i] = 0;
    SELECT l.admitted_at INTO v_log FROM widget_limits l WHERE l.store_id = p_store_id AND l.name = p_names[i] FOR UPDATE;
    IF NOT FOUND THEN
      INSERT INTO widget_limits VALUES (p_store_id, p_names[i], '{}') ON CONFLICT DO NOTHING;
      SELECT l.admitted_at INTO v_log FROM widget_limits l WHERE l.store_id = p_store_id AND l.name = p_names[i] FOR UPDATE;
    END IF;
    v_count := coalesce(array_length(v_log, 1), 0);
    IF v_count > 0 THEN v_now := greatest(v_now, v_log[v_count]); END IF;
    IF v_count >= p_limits[i] THEN v_edges[i] := v_log[v_count - p_limits[i] + 1]; END IF;
    v_first := 1;
    WHILE v_first <= v_count LOOP
      v_middle := (v_first + v_count) / 2;
      IF v_log[v_middle] <= v_past THEN v_first := v_middle + 1; ELSE v_count := v_middle - 1; END IF;
    END LOOP;
    v_firsts[i] := v_first;
  END LOOP;
  -- Read after the locks are had, and never earlier than what was admitted before.
  v_now := greatest(v_now, coalesce(p_now_us, (extract(epoch FROM clock_timestamp()) * 1000000)::bigint));
  FOR i IN 1 .. coalesce(array_length(p_names, 1), 0) LOOP
    CONTINUE WHEN v_edges[i] <= v_now - v_window;
    v_wait := v_edges[i] + v_window - v_now;
    IF admitted OR v_wait > v_longest THEN
      v_longest := v_wait;
      refused_limit := p_limits[i];
    END IF;
    admitted := false;
  END LOOP;
  IF admitted THEN
    FOR i IN 1 .. coalesce(array_length(p_names, 1), 0) LOOP
      CONTINUE WHEN p_limits[i] = 0;
      v_first := v_firsts[i];
      UPDATE widget_limits l SET admitted_at = l.admitted_at[v_first:] || v_now
      WHERE l.store_id = p_store_id AND l.name = p_names[i];
    END LOOP;
  END IF;
  retry_after_s := greatest(ceil(v_longest / 1000000.0), 1);
  RETURN NEXT;
END $$;
