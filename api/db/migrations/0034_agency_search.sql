-- `fold` of the service, for text of Latin letters: lower case, no accents, no ligatures, words apart by one space.
-- `lower` may know ASCII letters only, by the locale of the database: accents go first, ligatures are named in both cases.
CREATE FUNCTION "fold_text"(value text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT trim(regexp_replace(
    replace(replace(replace(
      lower(translate(regexp_replace(normalize(value, NFKD), '[\u0300-\u036f]', '', 'g'), 'œŒæÆøØđĐłŁẞ', 'œœææooddllß')),
      'œ', 'oe'), 'æ', 'ae'), 'ß', 'ss'),
    '[^a-z0-9\u00c0-\u1fff\u2c00-\U000fffff]+', ' ', 'g'))
$$;
--> statement-breakpoint
CREATE INDEX "expeditions_words" ON "expeditions" USING gin (fold_text("name" || ' ' || "slug" || ' ' || "unique_id" || ' ' || "region_slug") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "users_words" ON "users" USING gin (fold_text(coalesce("first_name", '') || ' ' || coalesce("last_name", '') || ' ' || "email" || ' ' || coalesce("phone", '')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "participants_words" ON "participants" USING gin (fold_text(coalesce("first_name", '') || ' ' || coalesce("last_name", '')) gin_trgm_ops);