ALTER TABLE "ajustes" ADD COLUMN "banco" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "ajustes" ADD COLUMN "titular" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "ajustes" ADD COLUMN "cbu" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "ajustes" ADD COLUMN "alias" text DEFAULT '' NOT NULL;