import { LIMITS } from 'api-client/contract';
import { toCents } from 'api-client/contract/money';
import { DIRECCIONES, FORMAS_AJUSTE, REDONDEOS } from 'api-client/contract/words';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { centsFromDecimal, decimalFromCents } from '../../db/schema/types.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());

const MOST = toCents(LIMITS.precioMax);
const changeArbitrary = fc.record({
  precio: fc.integer({ min: 0, max: MOST }),
  forma: fc.constantFrom(...FORMAS_AJUSTE),
  ajuste: fc.oneof(fc.integer({ min: -20_000, max: 20_000 }), fc.integer({ min: -MOST, max: MOST })),
  redondeo: fc.constantFrom(...REDONDEOS),
  direccion: fc.constantFrom(...DIRECCIONES),
});
type Asked = typeof changeArbitrary extends fc.Arbitrary<infer T> ? T : never;

/** Computes with integers: ten thousandths of a cent. */
function expected({ precio, forma, ajuste, redondeo, direccion }: Asked): number {
  const exact =
    forma === 'porcentaje' ? BigInt(precio) * BigInt(10_000 + ajuste) : BigInt(precio + ajuste) * 10_000n;
  if (exact <= 0n) return 0;
  const step = 10_000n * (redondeo === 'no' ? 1n : BigInt(redondeo) * 100n);
  const rest = exact % step;
  const up = rest > 0n && (direccion === 'arriba' || rest * 2n >= step);
  return Number((exact - rest + (up ? step : 0n)) / 10_000n);
}

it('precio_nuevo is exact to the cent for any price, adjustment and rounding', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(changeArbitrary, { minLength: 50, maxLength: 200 }), async (all) => {
      const { rows } = await test.database.pool.query<{ nuevo: string }>(
        `SELECT precio_nuevo(precio, forma, ajuste, redondeo, direccion) AS nuevo
         FROM unnest($1::numeric[], $2::text[], $3::numeric[], $4::text[], $5::text[])
           WITH ORDINALITY AS t (precio, forma, ajuste, redondeo, direccion, n) ORDER BY n`,
        [
          all.map(({ precio }) => decimalFromCents(precio)),
          all.map(({ forma }) => forma),
          all.map(({ ajuste }) => decimalFromCents(ajuste)),
          all.map(({ redondeo }) => redondeo),
          all.map(({ direccion }) => direccion),
        ],
      );
      // The reader would cut off fractions of a cent.
      for (const { nuevo } of rows) expect(nuevo).toMatch(/^\d+(\.\d{1,2}0*)?$/);
      expect(rows.map(({ nuevo }) => centsFromDecimal(nuevo))).toEqual(all.map(expected));
    }),
    { numRuns: 30 },
  );
});
