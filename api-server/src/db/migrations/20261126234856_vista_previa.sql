ALTER TABLE "importaciones" ADD COLUMN "hoja" text;--> statement-breakpoint
ALTER TABLE "importaciones" ADD COLUMN "hojas_sin_leer" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "importaciones" ADD COLUMN "plan" text;
