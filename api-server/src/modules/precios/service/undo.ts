import { isDeepStrictEqual } from 'node:util';
import type { Queryable, Tx } from '../../../db/database.ts';
import { reglaText } from '../../condiciones/mapper.ts';
import { findTargets, raiseCondicion } from '../../condiciones/repository/condiciones.ts';
import { type CambioRow, digestOfUndo, restorePrecios } from '../repository/cambios.ts';
import { findReglas, writeReglas } from '../repository/lista.ts';
import { findListasOf, restorePropios } from '../repository/propios.ts';

type Cambio = CambioRow['cambio'];

/** Returns whether the rules of the agreement still are as the change of its list left them; null for another change. */
async function keepsReglas(q: Queryable, { condicion_id, reglas }: Cambio): Promise<boolean | null> {
  if (condicion_id === null || reglas === null) return null;
  return isDeepStrictEqual(await findReglas(q, condicion_id), reglas);
}

/** Returns what undoing the change would restore now, and a digest that stays equal while this does. */
export async function effectOfUndo(q: Queryable, cambio: Cambio) {
  const ofProductos = await digestOfUndo(q, cambio);
  const listas = cambio.propios > 0 ? await findListasOf(q, cambio.cambio_id) : [];
  const reglas = await keepsReglas(q, cambio);
  const ofListas = listas.map(({ huella }) => huella).join('-');
  return {
    listas,
    reglas,
    huella: [ofProductos, ofListas, reglas].filter((one) => one || one === false).join('-'),
  };
}

/** Returns the rules of an agreement before and after the change of its list, as text for people. */
export async function describeReglas(q: Queryable, { reglas_antes, reglas }: Cambio) {
  const all = [...(reglas_antes ?? []), ...(reglas ?? [])];
  const targets = await findTargets(
    q,
    all.flatMap(({ marca_id }) => marca_id ?? []),
    all.flatMap(({ categoria_id }) => categoria_id ?? []),
  );
  const describe = (some: typeof reglas) =>
    (some ?? []).map(({ marca_id, categoria_id, ajuste, ...regla }) =>
      reglaText({
        ...regla,
        ajuste: Math.round(ajuste * 100),
        marca: targets.marcas.get(marca_id ?? '') ?? null,
        categoria: targets.categorias.get(categoria_id ?? '') ?? null,
      }),
    );
  return { antes: describe(reglas_antes), despues: describe(reglas) };
}

/** Restores products, own prices and rules that still are as the change left them; returns their numbers. */
export async function restore(tx: Tx, cambio: Cambio) {
  const { cambio_id, condicion_id, reglas_antes } = cambio;
  const repuestos = await restorePrecios(tx, cambio_id);
  const propios_repuestos = cambio.propios > 0 ? await restorePropios(tx, cambio_id) : 0;
  const reglas_repuestas = await keepsReglas(tx, cambio);
  if (reglas_repuestas && condicion_id && reglas_antes) {
    await writeReglas(tx, condicion_id, reglas_antes);
    await raiseCondicion(tx, condicion_id);
  }
  return { repuestos, propios_repuestos, reglas_repuestas };
}
