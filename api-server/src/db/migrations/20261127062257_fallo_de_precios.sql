ALTER TABLE "cambios_de_precios" ADD COLUMN "fallo_en" timestamp (3) with time zone, ADD COLUMN "fallo_motivo" text;--> statement-breakpoint
-- Changes whose job failed for good under an older version, which left no state of that. The job queue may not be there yet.
DO $$ BEGIN
  IF to_regclass('pgboss.job') IS NOT NULL THEN
    UPDATE cambios_de_precios c SET fallo_en = j.completed_on,
      fallo_motivo = CASE WHEN c.hecho_en IS NULL THEN 'No se pudieron cambiar los precios.' ELSE 'No se pudo terminar la promoción.' END
    FROM pgboss.job j
    WHERE j.name = 'precios' AND j.state = 'failed' AND j.data->>'cambioId' = c.cambio_id::text
      AND c.deshecho_en IS NULL AND (j.data->>'ends')::boolean = (c.hecho_en IS NOT NULL);
  END IF;
END $$;
