CREATE TABLE "guests" (
	"uid" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"seen_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "matches" (
	"id" text PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"game" text NOT NULL,
	"rules_version" integer NOT NULL,
	"options" json NOT NULL,
	"visibility" text NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"pace" text NOT NULL,
	"host" text NOT NULL,
	"seating" jsonb NOT NULL,
	"seed" text,
	"epoch" integer DEFAULT 0 NOT NULL,
	"glance" json DEFAULT '{}'::json NOT NULL,
	"to_move" json DEFAULT '[]'::json NOT NULL,
	"result" json,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "matches_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "moves" (
	"match_id" text NOT NULL,
	"seq" integer NOT NULL,
	"seat" integer NOT NULL,
	"move" json NOT NULL,
	"request_id" text NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "moves_match_id_seq_pk" PRIMARY KEY("match_id","seq")
);
--> statement-breakpoint
ALTER TABLE "moves" ADD CONSTRAINT "moves_match_id_matches_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."matches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "matches_by_status" ON "matches" USING btree ("status");--> statement-breakpoint
CREATE INDEX "matches_by_guest" ON "matches" USING gin ("seating");