import type { Database } from 'api-server/db/database';
import { usuarios } from 'api-server/db/schema/usuarios';
import { openJobs } from 'api-server/jobs/jobs';
import { hashPassword } from 'api-server/shared/passwords';
import { sql } from 'drizzle-orm';
import { insertInBatches } from './insert-in-batches.ts';
import { imagenId, insertCatalogo } from './load-catalogo.ts';
import { insertCondiciones, withOwnLines } from './load-condiciones.ts';
import { insertCuentas } from './load-cuentas.ts';
import { insertImportacion, insertPlazos, insertReparto, insertRoles } from './load-daily-work.ts';
import { doLaterWork } from './load-later-work.ts';
import { insertEmpaques, insertNotificaciones, insertPedidos } from './load-pedidos.ts';
import { type PictureStore, storePictures } from './pictures/store-pictures.ts';
import { DEMO_PASSWORD } from './shop/accounts.ts';
import { demoShop } from './shop/demo-shop.ts';

/** Creates the pictures, then loads the demo shop in one transaction: an interrupted start loads nothing. */
export async function loadDemo(
  { db, url }: Database,
  store: PictureStore,
  now: Date,
  say: (line: string) => void,
): Promise<void> {
  const basis = demoShop(now);
  say(`Preparando ${basis.imagenes.size} imágenes de la tienda de demostración…`);
  const pictures = new Map([...basis.imagenes].map(([key, spec]) => [imagenId(key), spec]));
  const step = Math.ceil(pictures.size / 4);
  await storePictures(pictures, store, (count) => {
    if (count % step === 0) say(`  ${count} de ${pictures.size}`);
  });
  say(`Cargando ${basis.productos.length} productos y ${basis.pedidos.length} pedidos…`);
  const password_hash = await hashPassword(DEMO_PASSWORD);
  const jobs = await openJobs(url, console.error);
  const loading = db.transaction(async (tx) => {
    await insertCatalogo(tx, basis);
    await insertRoles(tx, basis);
    await insertCondiciones(tx, basis);
    await insertInBatches(tx, usuarios, basis.usuarios, (usuario) => ({
      ...usuario,
      dni: Number(usuario.dni),
      correo_confirmado_en: usuario.creado_en,
      rol_id: basis.dailyWork.rolOf.get(usuario.usuario_id) ?? null,
      password_hash,
    }));
    const shop = await withOwnLines(tx, basis);
    await insertPlazos(tx, shop);
    await insertReparto(tx, shop, now);
    await insertPedidos(tx, shop);
    await insertEmpaques(tx, shop);
    await insertCuentas(tx, shop, now);
    await insertNotificaciones(tx, shop, now);
    await insertImportacion(tx, shop, jobs);
    await doLaterWork(tx, shop, jobs, now);
    await tx.execute(sql`SELECT contar_ventas()`);
  });
  await loading.finally(jobs.close);
}
