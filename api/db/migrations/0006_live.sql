-- Whoever writes, by whatever program, is heard: a change is announced by the table itself, when its transaction commits.
CREATE FUNCTION "announce_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('live', TG_ARGV[0] || ':' || NEW.id);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "departures_added" AFTER INSERT ON "departures"
  FOR EACH ROW EXECUTE FUNCTION "announce_change"('departure');
--> statement-breakpoint
CREATE TRIGGER "departures_changed" AFTER UPDATE ON "departures"
  FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION "announce_change"('departure');
--> statement-breakpoint
CREATE TRIGGER "messages_added" AFTER INSERT ON "messages"
  FOR EACH ROW EXECUTE FUNCTION "announce_change"('message');
