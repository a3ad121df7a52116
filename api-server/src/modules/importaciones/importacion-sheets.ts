/** Writes the spreadsheets for download: an empty template, and the refused rows with their errors. */
import { destinosOf } from 'api-client/contract/importaciones-columnas';
import type { TipoPlanilla } from 'api-client/contract/importaciones-words';
import { record } from '../../bitacora/record.ts';
import type { Db } from '../../db/database.ts';
import type { StaffActor } from '../../http/actor.ts';
import { fileOfToday } from '../../shared/file-of-today.ts';
import { Problem } from '../../shared/problem.ts';
import { asObjeto } from './importacion-mapper.ts';
import { findFile, findWrong, type RenglonFound } from './importaciones-repository.ts';
import { type Caller, seen } from './importaciones-service.ts';
import { refuseTipo } from './permitted.ts';
import { writeModel, writeNames, writeWrong } from './sheet/sheets.ts';

export async function modelOf(actor: StaffActor, tipo: TipoPlanilla) {
  refuseTipo(actor, tipo);
  return { name: `modelo-${tipo}.xlsx`, data: await writeModel(tipo) };
}

/** Joins a row's errors into one text. */
function mendingOf({ errores }: RenglonFound, titles: ReadonlyMap<string, string>): string {
  const said = errores.map(({ campo, mensaje }) =>
    campo === null ? mensaje : `${titles.get(campo) ?? campo}: ${mensaje}`,
  );
  return said.join(' ');
}

/** Returns a sheet of the refused rows. Throws NO_ENCONTRADO, SIN_PERMISO, IMPORTACION_EN_OTRO_ESTADO (not stored). */
export async function wrongOf(db: Db, id: string, { actor, author }: Caller) {
  const { importacion } = await seen(db, id, actor);
  const { tipo } = importacion;
  const contenido = await findFile(db, id);
  const rows = await findWrong(db, id);
  if ((!contenido && tipo !== 'fotos') || rows.length === 0) throw new Problem('IMPORTACION_EN_OTRO_ESTADO');
  await record(db, author, {
    accion: 'importacion.errores',
    objeto: asObjeto(importacion),
    despues: { filas: rows.length },
  });
  const name = `${fileOfToday('para-corregir')}.xlsx`;
  if (tipo === 'fotos' || !contenido) {
    const lines = rows.map((row) => [mendingOf(row, new Map()), row.nombre] as const);
    return { name, data: await writeNames(lines) };
  }
  const { eleccion, leida_como, forma } = importacion;
  // Read the file in the same way as the import did.
  const asked = { eleccion, recordadas: leida_como ? { [forma ?? '']: leida_como } : {} };
  const titles = new Map<string, string>(destinosOf(tipo).map(({ destino, titulo }) => [destino, titulo]));
  const wrong = new Map(rows.map((row) => [row.fila, mendingOf(row, titles)]));
  return { name, data: await writeWrong(contenido, tipo, wrong, asked) };
}
