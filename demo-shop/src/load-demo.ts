import type { Db } from 'api-server/db/database';
import { usuarios } from 'api-server/db/schema/usuarios';
import { hashPassword } from 'api-server/shared/passwords';
import { sql } from 'drizzle-orm';
import { insertInBatches } from './insert-in-batches.ts';
import { imagenId, insertCatalogo } from './load-catalogo.ts';
import { insertCuentas } from './load-cuentas.ts';
import { insertNotificaciones, insertPedidos } from './load-pedidos.ts';
import { type PictureKeeper, storePictures } from './pictures/store-pictures.ts';
import { DEMO_PASSWORD } from './shop/accounts.ts';
import { demoShop } from './shop/demo-shop.ts';

/** Makes the pictures, then loads the whole demo shop in one transaction: a start that is cut short loads nothing. */
export async function loadDemo(
  db: Db,
  store: PictureKeeper,
  now: Date,
  say: (line: string) => void,
): Promise<void> {
  const shop = demoShop(now);
  say(`Preparando ${shop.imagenes.size} imágenes de la tienda de demostración…`);
  const pictures = new Map([...shop.imagenes].map(([key, spec]) => [imagenId(key), spec]));
  const step = Math.ceil(pictures.size / 4);
  await storePictures(pictures, store, (count) => {
    if (count % step === 0) say(`  ${count} de ${pictures.size}`);
  });
  say(`Cargando ${shop.productos.length} productos y ${shop.pedidos.length} pedidos…`);
  const password_hash = await hashPassword(DEMO_PASSWORD);
  await db.transaction(async (tx) => {
    await insertCatalogo(tx, shop);
    await insertInBatches(tx, usuarios, shop.usuarios, (usuario) => ({
      ...usuario,
      dni: Number(usuario.dni),
      correo_confirmado_en: usuario.creado_en,
      password_hash,
    }));
    await insertPedidos(tx, shop);
    await insertCuentas(tx, shop, now);
    await insertNotificaciones(tx, shop, now);
    await tx.execute(sql`SELECT contar_ventas()`);
  });
}
