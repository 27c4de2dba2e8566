CREATE TABLE "campaigns" (
	"id" text PRIMARY KEY NOT NULL,
	"game" text NOT NULL,
	"options" json NOT NULL,
	"chapters" integer NOT NULL,
	"chapter" integer DEFAULT 1 NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"total_failures" integer DEFAULT 0 NOT NULL,
	"state" text DEFAULT 'running' NOT NULL,
	"seating" jsonb NOT NULL,
	"terms" json NOT NULL,
	"match_id" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "matches" ADD COLUMN "campaign_id" text;--> statement-breakpoint
ALTER TABLE "matches" ADD COLUMN "chapter" integer;--> statement-breakpoint
ALTER TABLE "matches" ADD COLUMN "group" json;--> statement-breakpoint
CREATE INDEX "campaigns_by_guest" ON "campaigns" USING gin ("seating");--> statement-breakpoint
CREATE INDEX "matches_by_campaign" ON "matches" USING btree ("campaign_id") WHERE campaign_id is not null;