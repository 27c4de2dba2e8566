ALTER TABLE "matches" ADD COLUMN "seat_changes" json DEFAULT '[]'::json NOT NULL;--> statement-breakpoint
ALTER TABLE "seekers" ADD COLUMN "agreed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "seekers" ADD COLUMN "stays_until" timestamp (3) with time zone;