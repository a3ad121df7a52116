import { type Entry, recordAll } from '../../../bitacora/record.ts';
import type { Tx } from '../../../db/database.ts';
import { asRecorded } from '../../cantidades/rules.ts';
import { propioText } from '../../condiciones/mapper.ts';
import { raiseCondicion } from '../../condiciones/repository/condiciones.ts';
import type { OwnPlace } from '../../condiciones/repository/own.ts';
import { setOrigen } from '../../productos/repository/write.ts';
import { lockProductos } from './catalogo-repository.ts';
import { FIELDS, fieldsAfter, planCondiciones, toFields, toOwn } from './condiciones-plan.ts';
import {
  findOwn,
  keyOf,
  lockCondicionesById,
  type NamedCondicion,
  type Own,
  writeCantidades,
  writePrecios,
} from './condiciones-repository.ts';
import { fromSheet } from './from-sheet.ts';
import { type Applying, isSame, type Kind, type Outcome, type RenglonRow, toSkippedOutcome } from './kind.ts';

interface Change extends OwnPlace {
  fila: RenglonRow;
  nombre: string;
  before: Own;
  after: Own;
}

/**
 * Writes one side of each row where the product still has the other side. Returns the outcomes, and logs the changes in
 * the audit log.
 */
async function write(
  tx: Tx,
  filas: readonly RenglonRow[],
  author: Applying['author'],
  {
    from,
    to,
    done,
    left,
  }: { from: 'antes' | 'despues'; to: 'antes' | 'despues'; done: Outcome['estado']; left: Outcome['estado'] },
): Promise<Outcome[]> {
  await setOrigen(tx, { usuarioId: author.usuarioId, origen: 'importacion' });
  await lockProductos(
    tx,
    filas.flatMap(({ objeto_id }) => objeto_id ?? []),
  );
  const condiciones = await lockCondicionesById(
    tx,
    filas.flatMap(({ condicion_id }) => condicion_id ?? []),
  );
  const placed = filas.flatMap((fila) =>
    fila.objeto_id === null || (fila.condicion_id !== null && !condiciones.has(fila.condicion_id))
      ? []
      : [{ fila, condicion_id: fila.condicion_id, producto_id: fila.objeto_id }],
  );
  const own = await findOwn(tx, placed);
  const changes = placed.flatMap(({ fila, ...place }): Change[] => {
    const before = own.get(keyOf(place));
    if (!before) return [];
    const now = toFields(before);
    const isAsSeen = FIELDS.every(
      (campo) => fila[from][campo] === undefined || isSame(fila[from][campo], now[campo]),
    );
    if (!isAsSeen) return [];
    const after = toOwn(place.condicion_id, fieldsAfter(now, fila[to]));
    return [{ ...place, fila, before, after, nombre: before.nombre }];
  });
  const priced = changes.filter(({ before, after }) => before.precio !== after.precio);
  const termed = changes.filter(({ before, after }) => !isSame(before.cantidades, after.cantidades));
  const toPlace = ({ condicion_id, producto_id }: OwnPlace): OwnPlace => ({ condicion_id, producto_id });
  await writePrecios(
    tx,
    priced.map((one) => ({ ...toPlace(one), precio: one.after.precio })),
  );
  await writeCantidades(
    tx,
    termed.map((one) => ({ ...toPlace(one), cantidades: one.after.cantidades })),
  );
  for (const id of [...new Set(changes.flatMap(({ condicion_id }) => condicion_id ?? []))].toSorted()) {
    await raiseCondicion(tx, id);
  }
  await recordAll(tx, author, [...pricedEntries(priced, condiciones), ...termedEntries(termed, condiciones)]);
  const written = new Set(changes.map(({ fila }) => fila.fila));
  return filas.map((fila) => toSkippedOutcome(fila, written.has(fila.fila) ? done : left));
}

const asCondicion = ({ condicion_id, nombre }: NamedCondicion) => ({
  tipo: 'condicion' as const,
  id: condicion_id,
  nombre,
});

/** One entry per agreement, as when staff change its prices. */
const pricedEntries = (
  priced: readonly Change[],
  condiciones: ReadonlyMap<string, NamedCondicion>,
): Entry[] =>
  [...Map.groupBy(priced, ({ condicion_id }) => condicion_id ?? '')].flatMap(([id, changes]) => {
    const condicion = condiciones.get(id);
    if (!condicion) return [];
    const side = (of: 'before' | 'after') => ({
      precios: changes.map((one) => propioText(one.nombre, one[of].precio)),
    });
    return [
      {
        accion: 'condicion.precios',
        objeto: asCondicion(condicion),
        antes: side('before'),
        despues: side('after'),
      },
    ];
  });

/** One entry per product. */
const termedEntries = (
  termed: readonly Change[],
  condiciones: ReadonlyMap<string, NamedCondicion>,
): Entry[] =>
  termed.map(({ condicion_id, producto_id, nombre, before, after }) => {
    const condicion = condiciones.get(condicion_id ?? '');
    const antes = asRecorded(nombre, before.cantidades);
    const despues = asRecorded(nombre, after.cantidades);
    if (condicion) return { accion: 'condicion.cantidades', objeto: asCondicion(condicion), antes, despues };
    return {
      accion: 'producto.cantidades',
      objeto: { tipo: 'producto', id: producto_id, nombre },
      antes,
      despues,
    };
  });

/** Imports own prices and terms by quantity of products in agreements. */
export const condiciones: Kind = {
  read: fromSheet('condiciones'),
  plan: planCondiciones,
  apply: (tx, filas, { author }) =>
    write(tx, filas, author, { from: 'antes', to: 'despues', done: 'hecha', left: 'salteada' }),
  undo: (tx, filas, { author }) =>
    write(tx, filas, author, { from: 'despues', to: 'antes', done: 'deshecha', left: 'quedo' }),
};
