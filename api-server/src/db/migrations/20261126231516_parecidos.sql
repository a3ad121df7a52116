CREATE INDEX "marcas_parecido" ON "marcas" USING btree (parecido(nombre));--> statement-breakpoint
CREATE INDEX "categorias_parecido" ON "categorias" USING btree (parecido(nombre));--> statement-breakpoint
CREATE INDEX "etiquetas_parecido" ON "etiquetas" USING btree (parecido(nombre));
