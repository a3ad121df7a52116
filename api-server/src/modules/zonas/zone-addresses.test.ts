import { expect, it } from 'vitest';
import { type ZonaRow, zoneAddresses } from './repository.ts';

it('serves other requests while it matches many addresses', async () => {
  const zonas = Array.from(
    { length: 30 },
    (_, at) =>
      ({ zona_id: `${at}`, localidades: [`Pueblo ${at}`], codigos_postales: [] }) as unknown as ZonaRow,
  );
  const domicilios = Array.from({ length: 5_000 }, (_, at) => `Mitre ${at}, Pueblo ${at % 31}`);
  let others = 0;
  const serve = () => {
    others += 1;
    timer = setImmediate(serve);
  };
  let timer = setImmediate(serve);
  const zoned = await zoneAddresses(domicilios, zonas);
  clearImmediate(timer);
  expect(zoned.map(({ domicilio }) => domicilio)).toEqual(domicilios);
  expect(zoned.slice(29, 32).map(({ zona_id }) => zona_id)).toEqual(['29', null, '0']);
  expect(others).toBeGreaterThan(50);
});

it('finds the zones again after a zone changed', async () => {
  const zona = (zona_id: string, localidades: string[]) =>
    ({ zona_id, localidades, codigos_postales: [] }) as unknown as ZonaRow;
  const domicilios = ['Mitre 1, Rojas', 'Mitre 2, Junín', 'Mitre 3, Colón'];
  const zonasOf = async (...zonas: ZonaRow[]) =>
    (await zoneAddresses(domicilios, zonas)).map(({ zona_id }) => zona_id);
  expect(await zonasOf(zona('a', ['Rojas']), zona('b', ['Junín']))).toEqual(['a', 'b', null]);
  expect(await zonasOf(zona('a', ['Rojas']), zona('b', ['Junín']))).toEqual(['a', 'b', null]);
  expect(await zonasOf(zona('a', ['Rojas', 'Colón']), zona('b', []))).toEqual(['a', null, 'a']);
  expect(await zonasOf(zona('b', ['Rojas', 'Colón']))).toEqual(['b', null, 'b']);
});
