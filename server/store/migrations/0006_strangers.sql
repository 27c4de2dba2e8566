ALTER TABLE "guests" ADD COLUMN "handle" text;--> statement-breakpoint
UPDATE "guests" SET "handle" = substr(encode(sha256(convert_to('player:' || "uid", 'UTF8')), 'hex'), 1, 12);--> statement-breakpoint
ALTER TABLE "guests" ALTER COLUMN "handle" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "matches" ADD COLUMN "gather_by" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "matches" ADD COLUMN "settled" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "matches_unsettled" ON "matches" USING btree ("id") WHERE status = 'finished' and not settled;--> statement-breakpoint
CREATE INDEX "matches_gathering" ON "matches" USING btree ("gather_by") WHERE gather_by is not null;--> statement-breakpoint
ALTER TABLE "guests" ADD CONSTRAINT "guests_handle_unique" UNIQUE("handle");