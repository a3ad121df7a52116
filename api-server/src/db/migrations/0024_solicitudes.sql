-- What two accounts are compared by: the last ten digits of a telephone, without the 15 of a mobile; an address without its
-- commas; the mailbox of an e-mail, whatever stands after its +. Of what is too short to tell anything there is none.
CREATE FUNCTION telefono_comparado(telefono text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$
  SELECT CASE WHEN length(cifras) >= 6 THEN right(cifras, 10) END
  FROM (SELECT regexp_replace(public.cifras_de_telefono(telefono), '^.*\n', '')) a (cifras)
$$;
--> statement-breakpoint
CREATE FUNCTION domicilio_comparado(domicilio text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$
  SELECT NULLIF(btrim(regexp_replace(public.normalizar(domicilio), '[^a-z0-9]+', ' ', 'g')), '')
$$;
--> statement-breakpoint
CREATE FUNCTION correo_comparado(email text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$
  SELECT replace(split_part(split_part(lower(email), '@', 1), '+', 1), '.', '') || '@' || split_part(lower(email), '@', 2)
$$;
--> statement-breakpoint
CREATE INDEX "usuarios_solicitudes" ON "usuarios" USING btree ("creado_en","usuario_id") WHERE NOT esta_activo AND NOT dado_de_alta AND datos_borrados_en IS NULL;--> statement-breakpoint
CREATE INDEX "usuarios_por_documento" ON "usuarios" USING btree (((dni / 10) % 100000000),"usuario_id");--> statement-breakpoint
CREATE INDEX "usuarios_por_telefono" ON "usuarios" USING btree (telefono_comparado(telefono),"usuario_id");--> statement-breakpoint
CREATE INDEX "usuarios_por_domicilio" ON "usuarios" USING btree (domicilio_comparado(dom_fiscal),"usuario_id");--> statement-breakpoint
CREATE INDEX "usuarios_por_correo" ON "usuarios" USING btree (correo_comparado(email),"usuario_id");