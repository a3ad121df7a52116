import { expect, it } from 'vitest';
import { pedido, uuid } from '../../testing/data.ts';
import { orderText } from './order-actions.tsx';

const line = (number: number, fields: object = {}) => ({
  detalles_pedidos_id: uuid(number, 'd'),
  producto: { producto_id: uuid(number), nombre: `Producto ${number}`, precio: 100 },
  cantidad: 7,
  precio_unitario: 100,
  descuento: 0,
  total_precio: 700,
  ...fields,
});
const textOf = (detalles: (typeof pedido)['detalles']) =>
  orderText(
    {
      ...pedido,
      numero: 412,
      fecha_pedido: '2026-11-20T15:00:00.000Z',
      estado_pedido: 'aprobado',
      detalles,
      total_precio: 1400,
    },
    'https://tienda.test/mis-pedidos/1',
  ).replaceAll('\u00a0', ' ');

it("contains the lines with any deviation and its reason, the total and the order's address", () => {
  const text = textOf([
    line(1, { cantidad_pedida: 10, motivo_entrega: 'falta' }),
    line(2, { reemplaza_a: uuid(1) }),
    line(3, { cantidad: 9.85, cantidad_pedida: 10, motivo_entrega: 'peso' }),
  ]);
  expect(text.split('\n')).toEqual([
    expect.stringMatching(/^\*Pedido n\.º 412\* · 20 .* · Aprobado$/),
    '',
    '7 × Producto 1: $ 700,00 (pediste 10: falta stock)',
    '7 × Producto 2: $ 700,00 (en lugar de Producto 1)',
    '9,850 kg × Producto 3: $ 700,00 (pediste 10 kg, van 9,850 kg)',
    '',
    '*Total: $ 1.400,00*',
    'https://tienda.test/mis-pedidos/1',
  ]);
});

it('contains at most sixty lines and the number of further lines', () => {
  const lines = (count: number) => Array.from({ length: count }, (_, at) => line(at + 1));
  expect(textOf(lines(60))).not.toContain('más');
  expect(textOf(lines(62))).toContain('7 × Producto 60: $ 700,00\n… y 2 productos más\n');
});
