import type { OperationOf } from 'api-client/contract';
import { expect } from 'vitest';
import type { z } from 'zod';
import type { Mail } from '../../../mail/mailer.ts';
import { call } from '../../../testing/call.ts';
import { tellPrecios, tellStock } from '../../avisos/service.ts';
import type { PaperCase } from './paper-shop.ts';
import { htmlText, money, plain, screenOf } from './read-papers.ts';

type Habituales = z.output<OperationOf<'misHabituales.list'>['answers'][200]>;
type Productos = z.output<OperationOf<'productos.list'>['answers'][200]>;

/** Factors for each product's price, in turn: only the second change is within the customer's percentage. */
const FACTORS = [1.5, 1.05, 0.5, 2];
const PORCENTAJE = 10;

const habitualesOf = async ({ test, cliente }: PaperCase) =>
  (await screenOf<Habituales>(test, '/mis-habituales', cliente.token)).habituales.map(
    ({ producto }) => producto,
  );

const own = async ({ test, cliente }: PaperCase, path: string, body?: object) => {
  const { status } = await call(test.app, 'PUT', `/mis-avisos${path}`, {
    token: cliente.token,
    ...(body && { body }),
  });
  expect([path, status]).toEqual([path, 200]);
};

/** Returns the mails that an action sends to the customer. */
async function mailsOf({ test, cliente }: PaperCase, action: () => Promise<void>): Promise<Mail[]> {
  const before = (await test.mailsTo(cliente.email)).length;
  await action();
  return (await test.mailsTo(cliente.email)).slice(before);
}

const depsOf = ({ test }: PaperCase) => ({ ...test.deps, db: test.database.db });

type Shown = Habituales['habituales'][number]['producto'];

/** Returns the price as the customer's screen shows it. */
const shownPrecio = ({ precio = 0, iva }: Partial<Shown> = {}): string =>
  money(iva?.modo === 'sumado' ? iva.neto : precio);

/** Compares the mail about changed prices with the customer's page of usual products. */
export async function checkPreciosMail(given: PaperCase): Promise<void> {
  await own(given, '', { stock: true, precios: true, porcentaje: PORCENTAJE });
  const before = await habitualesOf(given);
  for (const [nth, { producto_id }] of before.entries()) {
    await given.test.database.pool.query(
      'UPDATE productos SET precio = round(precio * $1::numeric), esta_activo = $2 WHERE producto_id = $3',
      [FACTORS[nth % FACTORS.length], nth < FACTORS.length - 1, producto_id],
    );
  }
  const mails = await mailsOf(given, () => tellPrecios(depsOf(given)));
  const rows = (await habitualesOf(given)).flatMap((producto) => {
    const { producto_id, nombre, precio = 0, tipo_de_precio } = producto;
    const earlier = before.find((one) => one.producto_id === producto_id);
    const was = earlier?.precio ?? 0;
    const sold = tipo_de_precio?.replaceAll('_', ' ');
    return Math.abs(precio - was) * 100 > was * PORCENTAJE
      ? [{ detail: `${nombre} Antes ${shownPrecio(earlier)} ${sold}`, amount: shownPrecio(producto) }]
      : [];
  });
  expect(mails).toHaveLength(rows.length > 0 ? 1 : 0);
  const net = before.some(({ iva }) => iva?.modo === 'sumado') ? ' sin IVA' : '';
  for (const { subject, text, html } of mails) {
    const many = rows.length === 1 ? 'un producto' : `${rows.length} productos`;
    expect(subject).toBe(`Cambió el precio de ${many} que sueles comprar`);
    expect(plain(text)).toContain(
      `de hoy${net}, con lo que costaban antes. ${rows.map(({ detail, amount }) => `${detail}: ${amount}`).join(' ')} Ver mis habituales`,
    );
    expect(htmlText(html)).toContain(
      `de hoy${net}, con lo que costaban antes. ${rows.map(({ detail, amount }) => `${detail} ${amount}`).join(' ')} Ver mis habituales`,
    );
  }
}

/** Checks that the mail about products in stock names the products of the catalogue, without prices. */
export async function checkStockMail(given: PaperCase): Promise<void> {
  const { test, cliente } = given;
  const productos = async () =>
    (await screenOf<Productos>(test, '/productos?limit=100', cliente.token)).productos;
  const waited = await productos();
  const set = (change: string, ids: string[]) =>
    test.database.pool.query(`UPDATE productos SET ${change} WHERE producto_id = ANY($1)`, [ids]);
  const ids = waited.map(({ producto_id }) => producto_id);
  await set('disponible = false', ids);
  for (const id of ids) await own(given, `/productos/${id}`);
  // The last product stays out of stock, and the one before is no longer on sale.
  await set('disponible = true', ids.length > 2 ? ids.slice(0, -1) : ids);
  if (ids.length > 2) await set('esta_activo = false', ids.slice(-2, -1));
  const mails = await mailsOf(given, () => tellStock(depsOf(given), 0));
  const back = (await productos()).flatMap(({ nombre, producto_id, disponible }) =>
    disponible && ids.includes(producto_id) ? [nombre] : [],
  );
  expect(mails).toHaveLength(back.length > 0 ? 1 : 0);
  for (const { subject, text, html } of mails) {
    expect(subject).toBe(
      back.length === 1 ? `Volvió: ${back[0]}` : `Volvieron ${back.length} productos que esperabas`,
    );
    for (const part of [plain(text), htmlText(html)]) {
      expect(part).not.toContain('$');
      for (const { nombre } of waited)
        expect([nombre, part.includes(nombre)]).toEqual([nombre, back.includes(nombre)]);
    }
  }
}
