-- The same function, with its cost: as plain SQL it was inlined, and the planner took its regular expressions for cheap
-- operators. A list in its order then read thousands of rows to find a page of a name that an index has.
CREATE OR REPLACE FUNCTION "fold_text"(value text) RETURNS text LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE COST 400 AS $$
BEGIN
  RETURN trim(regexp_replace(
    replace(replace(replace(
      lower(translate(regexp_replace(normalize(value, NFKD), '[\u0300-\u036f]', '', 'g'), 'œŒæÆøØđĐłŁẞ', 'œœææooddllß')),
      'œ', 'oe'), 'æ', 'ae'), 'ß', 'ss'),
    '[^a-z0-9\u00c0-\u1fff\u2c00-\U000fffff]+', ' ', 'g'));
END
$$;
