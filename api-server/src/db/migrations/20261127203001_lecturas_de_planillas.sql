CREATE TABLE "importaciones_formas" (
	"tipo" text NOT NULL,
	"forma" text NOT NULL,
	"eleccion" jsonb NOT NULL,
	"fecha" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "importaciones_formas_tipo_forma_pk" PRIMARY KEY("tipo","forma")
);
--> statement-breakpoint
ALTER TABLE "importaciones" ADD COLUMN "hojas_leidas" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "importaciones" ADD COLUMN "eleccion" jsonb;--> statement-breakpoint
ALTER TABLE "importaciones" ADD COLUMN "leida_como" jsonb;--> statement-breakpoint
ALTER TABLE "importaciones" ADD COLUMN "forma" text;--> statement-breakpoint
ALTER TABLE "importaciones" ADD COLUMN "preguntas" text[] DEFAULT '{}' NOT NULL;