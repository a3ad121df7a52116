CREATE INDEX "bitacora_usuario_accion" ON "bitacora" USING btree ("usuario_id",("accion" || ''),"fecha","entrada_id");--> statement-breakpoint
-- What is not counted is taken for rare: of a common action PostgreSQL would rather read the trail from its end, and does
-- not know how rarely somebody did it.
ALTER INDEX "bitacora_usuario_accion" ALTER COLUMN 2 SET STATISTICS 0;
