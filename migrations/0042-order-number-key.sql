-- Shoppers leave out or put in hyphens and the like: "LV-20417", "LV 20417", "lv20417" are one number.
CREATE OR REPLACE FUNCTION order_number_key(p_number text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN upper(translate(p_number, E'# \t\r\n-_./', '') COLLATE "C");

REINDEX INDEX orders_number_key;
