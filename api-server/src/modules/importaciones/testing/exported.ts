/** Helpers for tests with files that other systems export. */
import { expect } from 'vitest';
import type { Importacion, importing, Lectura } from './importing.ts';

export interface Shape {
  name: string;
  tipo?: 'catalogo' | 'clientes';
  /** Lines of the file, headings first. */
  file: string[];
  fijos?: Lectura['eleccion']['fijos'];
  eleccion?: Partial<Lectura['eleccion']>;
  asks?: Importacion['preguntas'];
  /** Expected warnings about prices. */
  warns?: Lectura['avisos'];
  /** Fields to choose, by column letter. */
  takes?: Record<string, string>;
  /** Expected counts: accepted and refused rows. */
  rows: [number, number];
  /** Expected values of the first rows, by field. */
  said: Record<string, string>[];
}

/** Uploads the shape's file, makes the shape's choices and checks its expectations. */
export async function importShape(
  sheets: ReturnType<typeof importing>,
  { tipo = 'catalogo', file, asks, fijos, eleccion, takes, warns, rows, said }: Shape,
): Promise<void> {
  let importacion = await sheets.read(tipo, file.join('\r\n'));
  const { importacion_id: id } = importacion;
  expect(importacion.preguntas).toEqual(asks ?? []);
  if (takes) importacion = await sheets.take(id, takes);
  if (fijos || eleccion) {
    const { columnas } = (await sheets.lectura(id)).body;
    const last = columnas.findLastIndex(({ titulo }) => /price|precio/i.test(titulo));
    const prices = columnas.map(({ clave, destino }, at) => ({
      clave,
      destino: at === last ? ('precio' as const) : destino === 'precio' ? null : destino,
    }));
    const chosen = {
      ...eleccion,
      ...(eleccion?.columnas && { columnas: prices }),
      ...(fijos && { fijos }),
    };
    const answer = await sheets.choose(id, chosen);
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    importacion = await sheets.done(id);
  }
  expect((await sheets.lectura(id)).body.avisos).toEqual(warns ?? []);
  const outcome = await sheets.outcomeOf(importacion);
  expect(outcome.rows, outcome.told).toEqual(rows);
  for (const [at, one] of said.entries()) expect(outcome.said[at], outcome.told).toMatchObject(one);
  expect(importacion.preguntas).toEqual([]);
  await sheets.discard(id);
}
