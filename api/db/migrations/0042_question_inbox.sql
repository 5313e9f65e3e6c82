ALTER TABLE "message_reports" ADD COLUMN "dismissed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "answered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "hidden_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "hidden_reason" text;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "assigned_to" uuid;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_assigned_to_users_id_fk" FOREIGN KEY ("assigned_to") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "message_reports_pending" ON "message_reports" USING btree ("message_id") WHERE "message_reports"."dismissed_at" is null;--> statement-breakpoint
CREATE INDEX "messages_open" ON "messages" USING btree ("created_at","id") WHERE "messages"."parent_id" is null and "messages"."answered_at" is null and "messages"."hidden_at" is null;--> statement-breakpoint
CREATE INDEX "messages_hidden_ones" ON "messages" USING btree ("created_at","id") WHERE "messages"."hidden_at" is not null;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_hidden" CHECK (("messages"."hidden_at" is null) = ("messages"."hidden_reason" is null));--> statement-breakpoint
-- A question is answered from the first visible reply of a guide or the agency on.
CREATE FUNCTION "follow_answers"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE messages AS question SET answered_at = (
    SELECT min(reply.created_at) FROM messages AS reply
    WHERE reply.parent_id = question.id AND reply.role <> 'visitor' AND reply.hidden_at IS NULL
      AND reply.author_id <> question.author_id)
  WHERE question.id = coalesce(NEW.parent_id, OLD.parent_id);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "messages_reply_added" AFTER INSERT ON "messages"
  FOR EACH ROW WHEN (NEW.parent_id IS NOT NULL AND NEW.role <> 'visitor') EXECUTE FUNCTION "follow_answers"();
--> statement-breakpoint
CREATE TRIGGER "messages_reply_deleted" AFTER DELETE ON "messages"
  FOR EACH ROW WHEN (OLD.parent_id IS NOT NULL AND OLD.role <> 'visitor') EXECUTE FUNCTION "follow_answers"();
--> statement-breakpoint
CREATE TRIGGER "messages_reply_hidden" AFTER UPDATE OF "hidden_at" ON "messages"
  FOR EACH ROW WHEN (OLD.parent_id IS NOT NULL AND OLD.role <> 'visitor') EXECUTE FUNCTION "follow_answers"();
--> statement-breakpoint
-- Pages show a hidden or restored message no longer than a second.
CREATE TRIGGER "messages_hidden_or_shown" AFTER UPDATE OF "hidden_at" ON "messages"
  FOR EACH STATEMENT EXECUTE FUNCTION "announce_content"();
--> statement-breakpoint
UPDATE "messages" AS question SET "answered_at" = reply.at FROM (
  SELECT reply.parent_id, min(reply.created_at) AS at FROM "messages" AS reply
  JOIN "messages" AS asked ON asked.id = reply.parent_id AND asked.author_id <> reply.author_id
  WHERE reply.role <> 'visitor' GROUP BY reply.parent_id
) AS reply WHERE reply.parent_id = question.id;
