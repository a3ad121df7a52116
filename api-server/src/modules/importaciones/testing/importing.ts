import type { OperationOf } from 'api-client/contract';
import { writeXlsx } from 'hucre/xlsx';
import { expect } from 'vitest';
import type { z } from 'zod';
import { call } from '../../../testing/call.ts';
import { formOf } from '../../../testing/forms.ts';
import type { TestApp } from '../../../testing/test-app.ts';

type AnswerOf<Id extends 'importaciones.get' | 'importaciones.filas'> = z.output<
  OperationOf<Id>['answers'][200]
>;
export type Importacion = AnswerOf<'importaciones.get'> & { code?: string };
export type Lectura = z.output<OperationOf<'importaciones.lectura'>['answers'][200]> & { code?: string };
type Foto = z.output<OperationOf<'importaciones.subirFoto'>['answers'][200]> & { code?: string };
type Fila = AnswerOf<'importaciones.filas'>['filas'][number];
type Cell = string | number | boolean | Date | null;

/** Returns a CSV file as spreadsheet programs write it. */
export const csv = (rows: readonly (readonly string[])[], mark = ';'): string =>
  rows
    .map((row) =>
      row.map((cell) => (/["\n]|;|,/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(mark),
    )
    .join('\r\n');

export const xlsx = async (rows: readonly (readonly Cell[])[]): Promise<Uint8Array> =>
  writeXlsx({ sheets: [{ name: 'Hoja1', rows: rows.map((row) => [...row]) }] });

/** Returns calls to the import API with the given user's token. */
export function importing(test: TestApp, token: string) {
  const { app } = test;
  const one = (id: string) => call<Importacion>(app, 'GET', `/importaciones/${id}`, { token });
  /** Applies the latest preview, unless the body names another. */
  const act = async (id: string, path: string, body?: object) => {
    const seen = path === 'aplicar' && { vista_previa: (await one(id)).body.vista_previa ?? null };
    const asked = body && { body: { ...seen, ...body } };
    return call<Importacion>(app, 'POST', `/importaciones/${id}/${path}`, { token, ...asked });
  };
  const upload = (tipo: string, content: string | Uint8Array, name = 'planilla.csv') => {
    const archivo = new File([typeof content === 'string' ? content : new Uint8Array(content)], name);
    return call<Importacion>(app, 'POST', '/importaciones', { token, body: formOf({ tipo, archivo }) });
  };
  /** Runs the queued jobs, then returns the import. */
  const done = async (id: string) => {
    await test.mails();
    return (await one(id)).body;
  };
  const filas = async (id: string, query = ''): Promise<Fila[]> => {
    const path = `/importaciones/${id}/filas?limit=100${query}`;
    return (await call<{ filas: Fila[] }>(app, 'GET', path, { token })).body.filas;
  };
  const lectura = (id: string) => call<Lectura>(app, 'GET', `/importaciones/${id}/lectura`, { token });
  /** Reads the file again with these changed choices. */
  const choose = async (id: string, change: Partial<Lectura['eleccion']>) => {
    const body = { ...(await lectura(id)).body.eleccion, ...change };
    return call<Importacion>(app, 'PUT', `/importaciones/${id}/lectura`, { token, body });
  };
  const begin = (fotos: number, archivo = 'fotos.zip') =>
    call<Importacion>(app, 'POST', '/importaciones/fotos', { token, body: { archivo, fotos, bytes: 1000 } });
  const send = (id: string, nombre: string, file: File) =>
    call<Foto>(app, 'POST', `/importaciones/${id}/fotos`, { token, body: formOf({ nombre, archivo: file }) });
  const sent = (id: string, fallas: { archivo: string; falla: string }[] = []) =>
    call<Importacion>(app, 'POST', `/importaciones/${id}/revisar`, { token, body: { fallas } });
  return {
    token,
    upload,
    lectura,
    choose,
    /** Sets the fields of these columns, by column letter, and keeps the others. */
    async take(id: string, by: Record<string, string | null>): Promise<Importacion> {
      const { columnas } = (await lectura(id)).body;
      const answer = await choose(id, {
        columnas: columnas.map(({ clave, letra, destino }) => ({
          clave,
          destino: (letra in by ? (by[letra] ?? null) : destino) as typeof destino,
        })),
      });
      expect(answer.status, JSON.stringify(answer.body)).toBe(200);
      return done(id);
    },
    one,
    begin,
    send,
    sent,
    received: (id: string) => call<{ fotos: Foto[] }>(app, 'GET', `/importaciones/${id}/fotos`, { token }),
    discard: (id: string) => call<{ code?: string }>(app, 'DELETE', `/importaciones/${id}`, { token }),
    /** Uploads all pictures and returns the planned import. */
    async pictures(fotos: Record<string, File>, archivo?: string): Promise<Importacion> {
      const { body } = await begin(Object.keys(fotos).length, archivo);
      const { importacion_id: id } = body;
      for (const [nombre, file] of Object.entries(fotos)) await send(id, nombre, file);
      await sent(id);
      return done(id);
    },
    act,
    done,
    /** Uploads a file and returns the planned import. */
    async read(tipo: string, content: string | Uint8Array, name?: string): Promise<Importacion> {
      const { body } = await upload(tipo, content, name);
      return done(body.importacion_id);
    },
    filas,
    /**
     * Returns the preview's counts of accepted and refused rows, and each row's values by field with its listed name as
     * `fila`. `told` explains a failure.
     */
    async outcomeOf({ importacion_id, resumen, motivo, columnas }: Importacion) {
      const rows = await filas(importacion_id);
      return {
        rows: [resumen.nuevo + resumen.cambia, resumen.error],
        said: rows.map(({ nombre, cambios }) => ({
          ...{ fila: nombre, nombre },
          ...Object.fromEntries(cambios.map(({ campo, despues }) => [campo, despues])),
        })),
        told: JSON.stringify([motivo, columnas, rows.map(({ errores }) => errores)]),
      };
    },
    /** Returns the kinds of import in the list. */
    async tipos(): Promise<string[]> {
      const path = '/importaciones?limit=100';
      const { body } = await call<{ importaciones: Importacion[] }>(app, 'GET', path, { token });
      return [...new Set(body.importaciones.map(({ tipo }) => tipo))];
    },
    async apply(id: string, body = { invitacion: false }): Promise<Importacion> {
      await act(id, 'aplicar', body);
      return done(id);
    },
    async undo(id: string): Promise<Importacion> {
      await act(id, 'deshacer');
      return done(id);
    },
  };
}

export const HEADS = ['Código', 'Nombre', 'Marca', 'Categorías', 'Precio'];
/** Start of the error text for a cell that Excel changed. */
export const EXCEL = /^Excel cambió este valor: dale formato de texto/;

/** Returns a function that uploads a file and returns the import with its planned rows. */
export const readAll =
  (sheets: ReturnType<typeof importing>) =>
  async (tipo: string, content: string | Uint8Array, name?: string) => {
    const importacion = await sheets.read(tipo, content, name);
    expect(['revisada', 'fallida'], JSON.stringify(importacion)).toContain(importacion.estado);
    return { importacion, filas: await sheets.filas(importacion.importacion_id) };
  };
