import type { OperationOf } from 'api-client/contract';
import { COLUMNAS_CONDICION } from 'api-client/contract/planilla-columnas';
import { expect } from 'vitest';
import type { z } from 'zod';
import { escalaText } from '../../../shared/escala-text.ts';
import { call } from '../../../testing/call.ts';
import { makeAgreed, type PaperCase } from './paper-shop.ts';
import { rowsOf, screenOf } from './read-papers.ts';

type Page = z.output<OperationOf<'condiciones.precios'>['answers'][200]>;

/** Compares the spreadsheet of an agreement's own prices and terms with the agreement's page. */
export async function checkOwnTermsSheet({ test, staff }: PaperCase): Promise<void> {
  const { condicionId } = await makeAgreed(test, staff, 'incluido');
  const page = () => screenOf<Page>(test, `/condiciones/${condicionId}/precios?limit=100`, staff);
  const [first, second] = (await page()).productos;
  const own = {
    propio: 1234.56,
    cantidades: { minimo: 2, multiplo: 2, escalas: [{ desde: 10, descuento: 7.25 }] },
  };
  // One shop has no product.
  if (first && second) {
    await call(test.app, 'PATCH', `/condiciones/${condicionId}/precios`, {
      token: staff,
      body: { cambios: [{ producto_id: first.producto_id, precio: own.propio }] },
    });
    await call(test.app, 'PATCH', `/productos/${second.producto_id}/cantidades`, {
      token: staff,
      body: { condicion_id: condicionId, cantidades: own.cantidades },
    });
  }
  const { productos } = await page();
  expect(productos[0]?.propio).toBe(first && own.propio);
  expect(productos[1]?.cantidades).toEqual(second && own.cantidades);
  const C = COLUMNAS_CONDICION;
  const rows = await rowsOf(test, `/planillas/condiciones?condicion_id=${condicionId}`, C.condicion, staff);
  expect(rows).toEqual(
    productos.map((one) =>
      expect.objectContaining({
        ...{ [C.nombre]: one.nombre, [C.marca]: one.marca, [C.producto_id]: one.producto_id },
        ...{ 'Precio de la tienda': one.base, [C.precio]: one.propio },
        ...{ [C.minimo]: one.cantidades?.minimo ?? null, [C.multiplo]: one.cantidades?.multiplo ?? null },
        [C.escalas]: one.cantidades?.escalas.map(escalaText).join('; ') || null,
      }),
    ),
  );
}
