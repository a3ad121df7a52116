import { expect, it } from 'vitest';
import type { CartLine } from './line.ts';
import { applyLookup } from './looked-up-again.ts';

const id = '00000000-0000-4000-8000-000000000001';
const line: CartLine = {
  producto_id: id,
  nombre: 'Miel',
  precio: 100,
  cantidad: 2,
  tipo_de_precio: 'por_kilo',
  imagenes: [],
};
const at = (precio: number, before: CartLine) =>
  applyLookup([before], [id], [{ producto_id: id, disponible: true, precio }]);

it('compares each new price with the last accepted price', () => {
  const risen = at(120, line).lines[0] ?? line;
  expect(risen).toMatchObject({ precio: 120, precio_antes: 100, sin_aceptar: true });
  expect(at(130, risen).lines).toEqual([{ ...risen, precio: 130 }]);
  expect(at(110, risen).lines).toEqual([{ ...risen, precio: 110 }]);
  expect(at(100, risen).lines).toEqual([line]);
  expect(at(90, risen).lines).toEqual([{ ...line, precio: 90, precio_antes: 100 }]);
});

it('marks a line whose product is weighed now, without a change of price', () => {
  const found = { producto_id: id, disponible: true, precio: 100 };
  const marked = applyLookup([line], [id], [{ ...found, se_pesa: true }]);
  expect(marked).toEqual({ lines: [{ ...line, se_pesa: true }], gone: [], changed: true });
  expect(applyLookup(marked.lines, [id], [{ ...found, se_pesa: true }]).changed).toBe(false);
  expect(applyLookup(marked.lines, [id], [found]).lines).toEqual([line]);
});

it('reports no change when the price is the same or no product was looked up', () => {
  expect(at(100, line)).toEqual({ lines: [line], gone: [], changed: false });
  expect(applyLookup([line], [], []).changed).toBe(false);
});

it('reports products that are sold out or no longer sold', () => {
  const sold = [{ producto_id: id, disponible: false, precio: 100 }];
  expect(applyLookup([line], [id], sold)).toEqual({
    lines: [],
    gone: [{ producto_id: id, nombre: 'Miel', soldOut: true }],
    changed: true,
  });
  expect(applyLookup([line], [id], []).gone).toEqual([{ producto_id: id, nombre: 'Miel', soldOut: false }]);
});

it('takes the tax of today without a change of price, and forgets the tax when the customer no longer sees it', () => {
  const iva = { modo: 'sumado', alicuota: 21 } as const;
  const found = { producto_id: id, disponible: true, precio: 100 };
  const taxed = applyLookup([line], [id], [{ ...found, iva: { ...iva, neto: 82.64 } as typeof iva }]);
  expect(taxed).toEqual({ lines: [{ ...line, iva }], gone: [], changed: true });
  expect(applyLookup(taxed.lines, [id], [{ ...found, iva }]).changed).toBe(false);
  expect(applyLookup(taxed.lines, [id], [found])).toEqual({ lines: [line], gone: [], changed: true });
});
