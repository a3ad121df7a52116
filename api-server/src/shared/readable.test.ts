import { expect, it } from 'vitest';
import { readable } from './readable.ts';

it("formats a moment in the shop's time zone", () => {
  expect(readable('desde', '2026-12-01T11:00:00.000Z')).toBe('01/12/2026 08:00');
  expect(readable('desde', '2026-12-01T02:59:00Z')).toBe('30/11/2026 23:59');
  expect(readable('fecha', '2026-12-01')).toBe('2026-12-01');
});

it("formats lines of an order, and lines of a customer's proposal", () => {
  const lineas = [{ nombre: 'Maní', cantidad: 2, precio_unitario: 100, descuento: 10 }];
  expect(readable('lineas', lineas)).toBe('2 × Maní a $ 100,00 (10 %)');
  const asked = [
    { nombre: 'Maní', antes: 2, despues: 3.5 },
    { nombre: 'Chía', antes: 4, despues: 0 },
    { nombre: 'Lino', antes: null, despues: 1 },
  ];
  expect(readable('lineas', asked)).toBe('3,500 kg × Maní (antes 2)\n0 × Chía (antes 4)\n1 × Lino');
});
