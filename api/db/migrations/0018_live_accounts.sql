-- An account changes for its readers when one of its sessions ends, or its favourites change. Announced by a
-- prefix of its digest, which many accounts share: at most 4,096 notifications a transaction, and no id.
CREATE FUNCTION "announce_account"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  id uuid := CASE TG_OP WHEN 'DELETE' THEN OLD.user_id ELSE NEW.user_id END;
BEGIN
  PERFORM pg_notify('live', 'accounts:' || left(encode(sha256(id::text::bytea), 'hex'), 3));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "sessions_ended" AFTER DELETE ON "sessions"
  FOR EACH ROW EXECUTE FUNCTION "announce_account"();
--> statement-breakpoint
CREATE TRIGGER "interests_changed" AFTER INSERT OR DELETE ON "interests"
  FOR EACH ROW EXECUTE FUNCTION "announce_account"();
