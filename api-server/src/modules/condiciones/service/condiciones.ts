import { LIMITS, type OperationOf } from 'api-client/contract';
import { toCents, toCentsOrNull } from 'api-client/contract/money';
import type { z } from 'zod';
import {
  createRow,
  deleteRow,
  type Edit,
  inTransaction,
  type Resource,
  updateRow,
} from '../../../bitacora/crud.ts';
import { type Author, record } from '../../../bitacora/record.ts';
import type { Db, Tx } from '../../../db/database.ts';
import { findTerms, type Prices } from '../../../db/own-prices.ts';
import { fieldProblem, found, Problem } from '../../../shared/problem.ts';
import { findCondiciones } from '../../cuenta-corriente/repository/cuenta.ts';
import { asObjeto as asUsuarioObjeto } from '../../usuarios/mapper.ts';
import { findUsuario, lockUsuario, updateUsuario } from '../../usuarios/repository/usuarios.ts';
import { asObjeto, reglaText, toGeneralTerms } from '../mapper.ts';
import {
  type CondicionRow,
  type CondicionValues,
  condicionRows,
  findCondicion,
  findDada,
  findTargets,
  type GeneralTerms,
  lockCondiciones,
  type Regla,
} from '../repository/condiciones.ts';
import { copyPrecios } from '../repository/precios.ts';

type CondicionBody = z.output<OperationOf<'condiciones.update'>['body']['schema']>;

/** Foreign key of an account to its agreement. */
const HAS_CONDICION = 'usuarios_condicion_id_condiciones_condicion_id_fk';

export const CONDICIONES: Resource<CondicionRow, CondicionValues> = {
  rows: condicionRows,
  lock: lockCondiciones,
  limit: [LIMITS.condiciones, 'DEMASIADAS_CONDICIONES'],
  asObjeto,
  toAuditFields: ({ reglas, ...values }) => ({
    nombre: values.nombre,
    ...toGeneralTerms(values),
    reglas: reglas.map(reglaText),
  }),
  refusals: {
    condiciones_nombre: () => fieldProblem('NOMBRE_EN_USO', 'nombre'),
    [HAS_CONDICION]: () => new Problem('CONDICION_EN_USO'),
  },
};

const NO_TERMS: GeneralTerms = {
  ...{ monto_minimo: null, envio_gratis: null, descuento: null, plazo: null, limite: null },
  ...{ iva: null, vigente_desde: null, vigente_hasta: null },
};

const kept = <T>(given: T | undefined, before: T): T => (given === undefined ? before : given);

/** Returns the values to store. Absent general terms stay as `before`. Throws NO_ENCONTRADO with the rule whose brand or category does not exist. */
async function valuesOf(
  tx: Tx,
  { nombre, reglas, descuento, limite, ...terms }: CondicionBody,
  before: GeneralTerms = NO_TERMS,
): Promise<CondicionValues> {
  const targets = await findTargets(
    tx,
    reglas.flatMap(({ marca_id }) => marca_id ?? []),
    reglas.flatMap(({ categoria_id }) => categoria_id ?? []),
  );
  return {
    nombre,
    monto_minimo: terms.monto_minimo,
    envio_gratis: kept(terms.envio_gratis, before.envio_gratis),
    // A discount of 0 is none.
    descuento: descuento === undefined ? before.descuento : toCentsOrNull(descuento || null),
    plazo: kept(terms.plazo, before.plazo),
    limite: limite === undefined ? before.limite : toCentsOrNull(limite),
    iva: kept(terms.iva, before.iva),
    vigente_desde: kept(terms.vigente_desde, before.vigente_desde),
    vigente_hasta: kept(terms.vigente_hasta, before.vigente_hasta),
    reglas: reglas.map(({ marca_id, categoria_id, ajuste, redondeo, direccion }, index): Regla => {
      const marca = targets.marcas.get(marca_id ?? '') ?? null;
      const categoria = targets.categorias.get(categoria_id ?? '') ?? null;
      if ((marca_id !== null && !marca) || (categoria_id !== null && !categoria)) {
        throw fieldProblem('NO_ENCONTRADO', `reglas.${index}`, 'La marca o la categoría ya no existe.');
      }
      return { marca, categoria, ajuste: toCents(ajuste), redondeo, direccion };
    }),
  };
}

/** Throws NOMBRE_EN_USO, DEMASIADAS_CONDICIONES, NO_ENCONTRADO. */
export const createCondicion = (
  db: Db,
  { copia_de, ...body }: CondicionBody & { copia_de?: string },
  author: Author,
): Promise<CondicionRow> =>
  inTransaction(db, CONDICIONES, async (tx) => {
    const from = copia_de === undefined ? undefined : found(await findCondicion(tx, copia_de));
    const row = await createRow(tx, CONDICIONES, await valuesOf(tx, body), author);
    if (!from) return row;
    await copyPrecios(tx, from.condicion_id, row.condicion_id);
    return found(await findCondicion(tx, row.condicion_id));
  });

/** Throws like `createCondicion`, and VERSION_DESACTUALIZADA. Saving the same values changes nothing. */
export const editCondicion = (db: Db, id: string, body: CondicionBody, edit: Edit): Promise<CondicionRow> =>
  inTransaction(db, CONDICIONES, async (tx) => {
    const row = found(await findCondicion(tx, id));
    return updateRow(tx, CONDICIONES, row, await valuesOf(tx, body, row), edit);
  });

/** Throws NO_ENCONTRADO; CONDICION_EN_USO while an account has the agreement or gets it concurrently. */
export const removeCondicion = (db: Db, id: string, author: Author): Promise<void> =>
  inTransaction(db, CONDICIONES, async (tx) =>
    deleteRow(tx, CONDICIONES, found(await findCondicion(tx, id)), author),
  );

/** Returns the agreement that staff gave to the account; null without one. Throws NO_ENCONTRADO. */
export async function getDada(db: Db, usuarioId: string) {
  found(await findUsuario(db, usuarioId));
  return (await findDada(db, usuarioId)) ?? null;
}

/** Returns the general terms of a customer's own agreement, without what only staff see. */
export async function getOwnTerms(db: Db, prices: Prices, comercioId: string) {
  const [terms, { plazo }] = await Promise.all([findTerms(db, prices), findCondiciones(db, comercioId)]);
  const { monto_minimo, envio_gratis, descuento, vigente_hasta } = toGeneralTerms(terms ?? NO_TERMS);
  return { monto_minimo, envio_gratis, descuento, plazo, iva: prices.iva, vigente_hasta };
}

/** The agreement is deleted concurrently. */
const NO_CONDICION = { [HAS_CONDICION]: () => new Problem('NO_ENCONTRADO') };

/**
 * Sets or removes a customer's agreement. Throws NO_ENCONTRADO, and CUENTA_DE_PERSONA for a person of a shop, who has
 * the owner's agreement.
 */
export const giveCondicion = (
  db: Db,
  { usuarioId, condicionId, author }: { usuarioId: string; condicionId: string | null; author: Author },
) =>
  inTransaction(db, { refusals: NO_CONDICION }, async (tx) => {
    const usuario = found(await lockUsuario(tx, usuarioId));
    if (usuario.titular_id) throw new Problem('CUENTA_DE_PERSONA');
    const before = (await findDada(tx, usuarioId)) ?? null;
    if ((before?.condicion_id ?? null) === condicionId) return before;
    const after = condicionId === null ? null : found(await findCondicion(tx, condicionId));
    const updated = await updateUsuario(tx, usuarioId, { condicion_id: condicionId });
    await record(tx, author, {
      accion: 'usuario.condicion',
      objeto: asUsuarioObjeto(updated),
      antes: { condicion: before?.nombre ?? null },
      despues: { condicion: after?.nombre ?? null },
    });
    return after;
  });
