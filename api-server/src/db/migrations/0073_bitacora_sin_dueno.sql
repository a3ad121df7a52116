-- The role that serves may add lines to `bitacora` and `movimientos`, and neither change nor delete them. These functions do the
-- little that is allowed with the rights of the tables' owner. Their schemas are fixed: a table of the caller's own
-- with the same name, a temporary one above all, must not be taken for the shop's.
ALTER FUNCTION purgar_bitacora() SECURITY DEFINER SET search_path = public, pg_temp;--> statement-breakpoint
ALTER FUNCTION borrar_datos_en_bitacora(uuid) SECURITY DEFINER SET search_path = public, pg_temp;--> statement-breakpoint
ALTER FUNCTION borrar_datos_en_movimientos(uuid) SECURITY DEFINER SET search_path = public, pg_temp;--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION purgar_bitacora(), borrar_datos_en_bitacora(uuid), borrar_datos_en_movimientos(uuid) FROM PUBLIC;
