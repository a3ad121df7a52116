ALTER TABLE "llaves" ADD COLUMN "correo" text;--> statement-breakpoint
ALTER TABLE "usuarios" ADD COLUMN "correo_confirmado_en" timestamp with time zone;