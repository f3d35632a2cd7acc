-- Which text of its product a vector was made of, as products.search_hash: one of a former text finds nothing.
ALTER TABLE product_vectors ADD COLUMN search_hash bytea;
