ALTER TABLE "reviews" ADD COLUMN "travelled_with" text;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "reply_body" text;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "reply_author" text;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "replied_on" date;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_travelled_with" CHECK ("reviews"."travelled_with" in ('family', 'couple', 'friends', 'solo'));--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_reply_is_whole" CHECK (num_nulls("reviews"."reply_body", "reviews"."reply_author", "reviews"."replied_on") in (0, 3));