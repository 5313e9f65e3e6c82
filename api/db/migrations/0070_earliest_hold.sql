-- The earliest end of a departure's holds: from then on a place may be free.
CREATE OR REPLACE FUNCTION "count_holds"(held_departure integer) RETURNS void LANGUAGE sql AS $$
  UPDATE departures SET (held_count, held_until) =
    (SELECT coalesce(sum(places), 0), min(expires_at) FROM holds WHERE departure_id = held_departure)
  WHERE id = held_departure
$$;
--> statement-breakpoint
UPDATE departures SET held_until = (SELECT min(expires_at) FROM holds WHERE departure_id = departures.id)
WHERE held_count > 0;
