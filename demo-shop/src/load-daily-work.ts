import { hash } from 'node:crypto';
import { toPesos } from 'api-client/contract/money';
import type { Tx } from 'api-server/db/database';
import { banners } from 'api-server/db/schema/banners';
import { condicionesDePago } from 'api-server/db/schema/cuentas';
import { estantes } from 'api-server/db/schema/empaques';
import { importaciones } from 'api-server/db/schema/importaciones';
import { rolesPersonal } from 'api-server/db/schema/roles';
import { domicilios } from 'api-server/db/schema/usuarios';
import { feriados, zonas } from 'api-server/db/schema/zonas';
import type { Jobs } from 'api-server/jobs/jobs';
import { insertInBatches } from './insert-in-batches.ts';
import { imagenId } from './load-catalogo.ts';
import type { DemoShop } from './shop/demo-types.ts';
import { demoId } from './shop/ids.ts';
import { DAY, isoDay } from './shop/time.ts';

/** Inserts the employees' roles; before the accounts, which reference them. */
export const insertRoles = (tx: Tx, { dailyWork }: DemoShop): Promise<void> =>
  insertInBatches(tx, rolesPersonal, dailyWork.roles, (rol) => rol);

/** Inserts terms of payment; before the orders, whose due dates depend on them. */
export const insertPlazos = (tx: Tx, { dailyWork }: DemoShop): Promise<void> =>
  insertInBatches(tx, condicionesDePago, dailyWork.plazos, (one) => ({ ...one, version: 1 }));

/** Inserts delivery zones, holidays and the order of shelves. */
export async function insertReparto(tx: Tx, shop: DemoShop, now: Date): Promise<void> {
  const { dailyWork } = shop;
  await insertInBatches(tx, zonas, dailyWork.zonas, (zona) => zona);
  await insertInBatches(tx, feriados, dailyWork.feriados, (feriado) => feriado);
  await insertInBatches(tx, domicilios, dailyWork.domicilios, (one) => one);
  await insertInBatches(tx, estantes, dailyWork.estantes, (categoria_id) => ({
    orden: dailyWork.estantes.indexOf(categoria_id),
    tipo: 'categoria' as const,
    categoria_id,
  }));
  const imagen = shop.categorias.find((one) => one.esta_activo)?.imagen ?? '';
  await tx.insert(banners).values({
    banner_id: demoId('banner', 'semana'),
    titulo: 'Semana de los frutos secos',
    texto: 'Nueces, almendras y castañas con precio de temporada.',
    enlace: '/promociones',
    imagen_id: imagenId(imagen),
    desde: isoDay(now.getTime() + 7 * DAY),
    hasta: isoDay(now.getTime() + 14 * DAY),
  });
}

const PRODUCTOS = 14;

/**
 * Inserts a supplier's price list as sent: the server reads the file at start, and the preview waits. One
 * price is invalid.
 */
export async function insertImportacion(tx: Tx, shop: DemoShop, jobs: Pick<Jobs, 'add'>): Promise<void> {
  const admin = shop.usuarios.find(({ roles }) => roles.includes('admin'));
  const listed = shop.productos.filter((one) => one.codigo !== null && one.esta_activo).slice(0, PRODUCTOS);
  if (!admin) return;
  const rows = listed.map(({ codigo, nombre, precio }, nth) => {
    const raised = Math.round((toPesos(precio) * 1.08) / 10) * 10;
    return [codigo, nombre, nth === PRODUCTOS - 1 ? 'consultar' : raised].join(';');
  });
  const contenido = Buffer.from(`${['Código;Nombre;Precio', ...rows].join('\r\n')}\r\n`);
  const importacion_id = demoId('importacion', 'lista');
  await tx.insert(importaciones).values({
    importacion_id,
    usuario_id: admin.usuario_id,
    tipo: 'precios',
    archivo: 'lista-proveedor.csv',
    huella: hash('sha256', contenido, 'hex'),
    contenido,
  });
  await jobs.add(tx, 'importacion', { importacionId: importacion_id });
}
