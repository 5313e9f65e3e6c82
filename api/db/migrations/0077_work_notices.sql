-- Tells the worker that work of a task may be due sooner: it reads the due times again (api/worker/worker.ts).
CREATE FUNCTION "announce_work"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('work', TG_ARGV[0]);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "outbox_queued" AFTER INSERT ON "outbox"
  FOR EACH STATEMENT EXECUTE FUNCTION "announce_work"('mails');
--> statement-breakpoint
CREATE TRIGGER "outbox_requeued" AFTER UPDATE OF "given_up_at" ON "outbox"
  FOR EACH ROW WHEN (NEW.given_up_at IS NULL) EXECUTE FUNCTION "announce_work"('mails');
--> statement-breakpoint
CREATE TRIGGER "webhook_deliveries_queued" AFTER INSERT ON "webhook_deliveries"
  FOR EACH STATEMENT EXECUTE FUNCTION "announce_work"('webhooks');
--> statement-breakpoint
CREATE TRIGGER "webhook_deliveries_requeued" AFTER UPDATE OF "status" ON "webhook_deliveries"
  FOR EACH ROW WHEN (OLD.status <> 'pending' AND NEW.status = 'pending') EXECUTE FUNCTION "announce_work"('webhooks');
--> statement-breakpoint
CREATE TRIGGER "webhook_endpoints_enabled" AFTER UPDATE OF "disabled_at" ON "webhook_endpoints"
  FOR EACH ROW WHEN (NEW.disabled_at IS NULL) EXECUTE FUNCTION "announce_work"('webhooks');
--> statement-breakpoint
CREATE TRIGGER "holds_begun" AFTER INSERT OR UPDATE OF "expires_at" ON "holds"
  FOR EACH STATEMENT EXECUTE FUNCTION "announce_work"('holds');
--> statement-breakpoint
CREATE TRIGGER "departures_places_changed" AFTER UPDATE OF "capacity", "booked_count", "held_count", "sales_closed_at", "canceled_at" ON "departures"
  FOR EACH ROW WHEN ((NEW.capacity, NEW.booked_count, NEW.held_count, NEW.sales_closed_at, NEW.canceled_at)
    IS DISTINCT FROM (OLD.capacity, OLD.booked_count, OLD.held_count, OLD.sales_closed_at, OLD.canceled_at))
  EXECUTE FUNCTION "announce_work"('places');
--> statement-breakpoint
CREATE TRIGGER "waiting_entries_confirmed" AFTER INSERT OR UPDATE OF "confirmed_at" ON "waiting_entries"
  FOR EACH STATEMENT EXECUTE FUNCTION "announce_work"('places');
--> statement-breakpoint
CREATE TRIGGER "reservations_option_until" AFTER INSERT OR UPDATE OF "option_until" ON "reservations"
  FOR EACH ROW WHEN (NEW.option_until IS NOT NULL) EXECUTE FUNCTION "announce_work"('places');
--> statement-breakpoint
CREATE TRIGGER "payment_events_received" AFTER INSERT ON "payment_events"
  FOR EACH STATEMENT EXECUTE FUNCTION "announce_work"('payments');
--> statement-breakpoint
CREATE TRIGGER "refunds_requested" AFTER INSERT ON "refunds"
  FOR EACH STATEMENT EXECUTE FUNCTION "announce_work"('payments');
--> statement-breakpoint
CREATE TRIGGER "job_items_queued" AFTER INSERT ON "job_items"
  FOR EACH STATEMENT EXECUTE FUNCTION "announce_work"('jobs');
--> statement-breakpoint
CREATE TRIGGER "job_items_requeued" AFTER UPDATE OF "state" ON "job_items"
  FOR EACH ROW WHEN (NEW.state = 'pending') EXECUTE FUNCTION "announce_work"('jobs');
--> statement-breakpoint
CREATE TRIGGER "imports_queued" AFTER INSERT OR UPDATE OF "state" ON "jobs"
  FOR EACH ROW WHEN (NEW.kind = 'import' AND NEW.state IN ('checking', 'applying')) EXECUTE FUNCTION "announce_work"('imports');
--> statement-breakpoint
CREATE TRIGGER "exports_queued" AFTER INSERT OR UPDATE OF "state" ON "jobs"
  FOR EACH ROW WHEN (NEW.kind = 'export' AND NEW.state = 'running') EXECUTE FUNCTION "announce_work"('exports');
