import type { ColumnaImportacion } from 'api-client/contract/importaciones-words';
import { OF_ALL } from 'api-client/contract/planilla-columnas';
import type { Queryable } from '../../../db/database.ts';
import type { RenglonError, Value, Values } from '../../../db/schema/importaciones.ts';
import type { StoredCantidades } from '../../../db/schema/stored-json.ts';
import { escalaText, readEscala } from '../../../shared/escala-text.ts';
import { toStored } from '../../cantidades/rules.ts';
import type { OwnPlace } from '../../condiciones/repository/own.ts';
import type { ReadRenglon } from '../sheet/model.ts';
import { findMatches } from './catalogo-repository.ts';
import {
  findCondicionesByNombre,
  findOwn,
  keyOf,
  type NamedCondicion,
  type Own,
} from './condiciones-repository.ts';
import { explainUnmatched, findIdentityFaults } from './identify.ts';
import { explainRepeated, isSame, type Planned, type PlanState, rowName } from './kind.ts';

/** The fields that a row changes. */
export const FIELDS = [
  'precio',
  'minimo',
  'multiplo',
  'escalas',
] as const satisfies readonly ColumnaImportacion[];
type Fields = { [F in (typeof FIELDS)[number]]: Value };

/** Returns a product's own values as a row has them; null for those that it does not have. */
export const toFields = ({ precio, cantidades }: Own): Fields => ({
  precio,
  minimo: cantidades?.minimo ?? null,
  multiplo: cantidades?.multiplo ?? null,
  escalas: cantidades?.escalas.map(escalaText) ?? null,
});

/** Returns the own values that these fields mean. Without a field, the terms have the one that changes nothing. */
export function toOwn(condicionId: string | null, { precio, minimo, multiplo, escalas }: Fields): Own {
  const texts = Array.isArray(escalas) ? escalas : [];
  const hasTerms = minimo !== null || multiplo !== null || escalas !== null;
  const cantidades: StoredCantidades | null = hasTerms
    ? {
        minimo: Number(minimo ?? 1),
        multiplo: Number(multiplo ?? 1),
        escalas: texts.flatMap((text) => readEscala(text) ?? []),
      }
    : null;
  return { precio: precio as number | null, cantidades: toStored(condicionId, cantidades) };
}

/** Returns the fields after a row with these values; absent ones stay. */
export const fieldsAfter = (now: Fields, values: Values): Fields =>
  Object.fromEntries(
    FIELDS.map((campo) => [campo, values[campo] === undefined ? now[campo] : values[campo]]),
  ) as Fields;

interface Known {
  condiciones: ReadonlyMap<string, NamedCondicion>;
  matches: Awaited<ReturnType<typeof findMatches>>;
  own: Awaited<ReturnType<typeof findOwn>>;
}

const isOfAll = (condicion: Values['condicion']): boolean =>
  typeof condicion === 'string' && condicion.toLocaleLowerCase('es') === OF_ALL;

/** Returns the row's agreement: null for all customers, undefined for an unknown one. */
const condicionOf = ({ condicion }: Values, known: Pick<Known, 'condiciones'>) =>
  isOfAll(condicion) ? null : known.condiciones.get(String(condicion));

/** Returns the effect of each row on own prices and terms by quantity. */
export async function planCondiciones(
  q: Queryable,
  filas: readonly ReadRenglon[],
  state: PlanState,
): Promise<Planned[]> {
  const rows = filas.map((leida) => ({ ...leida, values: { ...state.fijos, ...leida.values } }));
  const [condiciones, matches] = await Promise.all([
    findCondicionesByNombre(q, [
      ...new Set(rows.flatMap(({ values }) => (values.condicion as string) ?? [])),
    ]),
    findMatches(
      q,
      rows.map(({ fila, values: { producto_id, codigo, nombre, marca } }) => ({
        fila,
        producto_id: producto_id as string | undefined,
        codigo: (codigo as string | null) ?? undefined,
        nombre: nombre as string | undefined,
        marca: marca as string | undefined,
      })),
    ),
  ]);
  const places = rows.flatMap(({ fila, values }): OwnPlace[] => {
    const condicion = condicionOf(values, { condiciones });
    if (condicion === undefined) return [];
    const condicion_id = condicion?.condicion_id ?? null;
    return (matches.get(fila) ?? []).map(({ producto_id }) => ({ condicion_id, producto_id }));
  });
  const known = { condiciones, matches, own: await findOwn(q, places) };
  return rows.map((leida) => planRow(leida, known, state));
}

function planRow({ fila, values, errores }: ReadRenglon, known: Known, state: PlanState): Planned {
  const errors: RenglonError[] = [...errores];
  const refuse = (campo: ColumnaImportacion | null, mensaje: string) => errors.push({ campo, mensaje });
  const matches = known.matches.get(fila) ?? [];
  const only = matches.length === 1 && !matches[0]?.is_namesake ? matches[0] : undefined;
  for (const fault of findIdentityFaults(values, matches, only !== undefined)) refuse(...fault);
  if (matches.length === 0 && values.producto_id === undefined) refuse(...explainNoProducto(values));
  const condicion = condicionOf(values, known);
  if (condicion === undefined && !errores.some(({ campo }) => campo === 'condicion')) {
    refuse('condicion', explainNoCondicion(values));
  }
  if (condicion === null && values.precio !== undefined) {
    refuse('precio', 'El precio de todos se cambia con una planilla de precios.');
  }
  const nombre = only?.nombre ?? (values.nombre as string | undefined) ?? rowName(fila, state);
  const condicion_id = condicion?.condicion_id ?? null;
  const place = { condicion_id, producto_id: only?.producto_id ?? '' };
  const base = {
    ...{ fila, condicion_id, objeto_id: only?.producto_id ?? null, version: null },
    nombre: condicion ? `${nombre} · ${condicion.nombre}` : nombre,
  };
  if (errors.length === 0) {
    const repetition = explainRepeated(state, keyOf(place), fila);
    if (repetition !== undefined) refuse(null, repetition);
  }
  if (errors.length > 0) return { ...base, efecto: 'error', antes: {}, despues: {}, errores: errors };
  const now = toFields(known.own.get(keyOf(place)) ?? { precio: null, cantidades: null });
  const after = toFields(toOwn(condicion_id, fieldsAfter(now, values)));
  const changed = FIELDS.filter((campo) => !isSame(now[campo], after[campo]));
  const pick = (fields: Fields): Values => Object.fromEntries(changed.map((campo) => [campo, fields[campo]]));
  const isNew = FIELDS.every((campo) => now[campo] === null);
  const efecto = changed.length === 0 ? 'igual' : isNew ? 'nuevo' : 'cambia';
  return { ...base, efecto, antes: pick(now), despues: pick(after), errores: [] };
}

const explainNoProducto = (values: Values): [ColumnaImportacion, string] =>
  values.codigo === undefined && values.nombre === undefined
    ? ['nombre', 'Falta el producto: su código o su nombre.']
    : explainUnmatched(values);

const explainNoCondicion = ({ condicion }: Values): string =>
  condicion === undefined
    ? `Faltan las condiciones: su nombre, o ${OF_ALL}.`
    : `No hay ningunas condiciones que se llamen «${String(condicion)}».`;
