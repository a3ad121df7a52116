import { LIMITS } from 'api-client/contract';
import { v7 as uuidv7 } from 'uuid';
import type { Db, Queryable, Tx } from '../../../db/database.ts';
import type { Page } from '../../../shared/page.ts';
import { previewDigest, readPreviewData } from '../../../shared/preview-digest.ts';
import { found, Problem } from '../../../shared/problem.ts';
import { findCondicion, lockCondiciones } from '../../condiciones/repository/condiciones.ts';
import { hashOfRequest } from '../../idempotency/service.ts';
import { setOrigen } from '../../productos/repository/write.ts';
import { type CambioRow, insertCambio } from '../repository/cambios.ts';
import { findChangedReglas, findExtreme, findReglas, planOfLista, writeReglas } from '../repository/lista.ts';
import { findPlan, findSums } from '../repository/plan.ts';
import { changePropios } from '../repository/propios.ts';
import type { Efecto, ListaChange } from '../rules.ts';
import { type Made, NO_EFFECT, once } from './cambios.ts';

/** Throws DATOS_INVALIDOS when the change moves a rule outside of the allowed percentages, or needs one rule too many. */
async function changedReglas(q: Queryable, lista: ListaChange) {
  const reglas = await findChangedReglas(q, lista);
  const extreme = findExtreme(reglas);
  const refuse = (message: string) => {
    throw new Problem('DATOS_INVALIDOS', [{ field: 'ajuste', message }]);
  };
  if (extreme) {
    refuse(`Una regla quedaría en ${String(extreme.ajuste).replace('.', ',')} %, fuera de lo permitido.`);
  }
  if (reglas.length > LIMITS.reglasPerCondicion) {
    refuse(`Hace falta una regla para todo, y ya hay ${LIMITS.reglasPerCondicion}. Quita una antes.`);
  }
  return reglas;
}

/**
 * Returns each product's price in the agreement before and after a change of its list. Also returns the number of products
 * by effect, and the digest for `changeLista`. Throws NO_ENCONTRADO, DATOS_INVALIDOS.
 */
export async function previewLista(
  q: Queryable,
  lista: ListaChange,
  shown: Page & { efectos: readonly Efecto[] },
) {
  found(await findCondicion(q, lista.condicionId));
  await changedReglas(q, lista);
  const { huella, resumen, productos } = await findPlan(q, planOfLista(lista), shown);
  return { productos, resumen: { ...NO_EFFECT, ...resumen }, huella: previewDigest(lista, huella) };
}

/**
 * Changes all own prices and rules of an agreement as the preview showed, or none. The same key and request return the
 * earlier change. Throws NO_ENCONTRADO, DATOS_INVALIDOS, PRECIOS_SIN_CAMBIO, and PRECIOS_DESACTUALIZADOS when a price
 * differs from the preview.
 */
export const changeLista = (
  db: Db,
  { lista, huella, ...made }: Made & { lista: ListaChange },
): Promise<CambioRow> =>
  db.transaction((tx) =>
    once(tx, { ...made, huella: hashOfRequest(['lista', { ...lista, huella }]) }, () =>
      apply(tx, lista, huella, made.actor.usuarioId),
    ),
  );

async function apply(tx: Tx, lista: ListaChange, huella: string, usuarioId: string): Promise<string> {
  const { condicionId, ajuste, redondeo, direccion } = lista;
  const cambioId = uuidv7();
  await setOrigen(tx, { usuarioId, origen: 'cambio', cambioId });
  await lockCondiciones(tx);
  const condicion = found(await findCondicion(tx, condicionId));
  const now = await findSums(tx, planOfLista(lista));
  if (now.huella !== readPreviewData(huella, lista)) throw new Problem('PRECIOS_DESACTUALIZADOS');
  const { sube: suben = 0, baja: bajan = 0 } = now.resumen;
  if (suben + bajan === 0) throw new Problem('PRECIOS_SIN_CAMBIO');
  const reglas_antes = await findReglas(tx, condicionId);
  const reglas = await changedReglas(tx, lista);
  const change = { forma: 'porcentaje', ajuste, redondeo, direccion } as const;
  const propios = await changePropios(tx, { ...change, condiciones: condicionId });
  await writeReglas(tx, condicionId, reglas);
  await insertCambio(tx, {
    ...{ cambio_id: cambioId, usuario_id: usuarioId, condicion_id: condicionId },
    ...{ ...change, suben, bajan, propios, reglas_antes, reglas },
    seleccion: `Lista «${condicion.nombre}»`,
    oferta: false,
    rechazados: 0,
  });
  return cambioId;
}
