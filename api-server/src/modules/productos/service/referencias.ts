import type { ErrorDetail } from 'api-client/contract';
import { plainCodigo } from 'api-client/contract/codigo-producto';
import type { Tx } from '../../../db/database.ts';
import { fieldProblem, Problem } from '../../../shared/problem.ts';
import { lockFiltros, type Resource } from '../../filtros/repository.ts';
import { findWithCodigo, lockCodigos } from '../repository/write.ts';

/** Brand, categories and tags of a product; an absent field is not checked. */
export interface Referencias {
  marca_id?: string | undefined;
  categorias?: readonly string[] | undefined;
  etiquetas?: readonly string[] | undefined;
}

/**
 * Locks a product's brand, categories and tags until the transaction ends. Refuses unknown, repeated or
 * deactivated ones, each at its field. Deactivated ones in `before` stay valid, so that other edits of the
 * product still succeed.
 */
export async function lockReferencias(tx: Tx, added: Referencias, before: Referencias = {}): Promise<void> {
  const toIds = (id: string | undefined) => (id === undefined ? [] : [id]);
  const { categorias, etiquetas } = before;
  const faults = [
    ...(await findFaults(tx, 'marcas', toIds(added.marca_id), toIds(before.marca_id))),
    ...(await findFaults(tx, 'categorias', added.categorias, categorias)),
    ...(await findFaults(tx, 'etiquetas', added.etiquetas, etiquetas)),
  ];
  if (faults.length > 0) throw new Problem('DATOS_INVALIDOS', faults);
}

const SINGULAR_TEXTS = { marcas: 'La marca', categorias: 'La categoría', etiquetas: 'La etiqueta' } as const;

/** Names the form field at this place of its list. */
const FIELDS: Record<Resource, (index: number) => string> = {
  marcas: () => 'marca_id',
  categorias: (index) => `productos_categorias.${index}.categoria_id`,
  etiquetas: (index) => `productos_etiquetas.${index}.etiqueta_id`,
};

async function findFaults(
  tx: Tx,
  resource: Resource,
  ids: readonly string[] = [],
  before: readonly string[] = [],
): Promise<ErrorDetail[]> {
  const found = new Map((await lockFiltros(tx, resource, ids)).map((row) => [row.id, row.esta_activo]));
  const fault = (id: string, index: number): string | undefined => {
    if (ids.indexOf(id) < index) return `${SINGULAR_TEXTS[resource]} está repetida.`;
    const usable = found.get(id) ?? false;
    return usable || (found.has(id) && before.includes(id))
      ? undefined
      : `${SINGULAR_TEXTS[resource]} no existe o está desactivada.`;
  };
  return ids.flatMap((id, index) => {
    const message = fault(id, index);
    return message === undefined ? [] : { field: FIELDS[resource](index), message };
  });
}

/**
 * Reserves a product code until the transaction ends. Throws CODIGO_EN_USO, with the owner's name, when
 * another product has the code.
 * @param written the code from the form; empty or undefined means no code
 */
export async function claimCodigo(tx: Tx, written: string | undefined, productoId?: string): Promise<void> {
  if (!written) return;
  const codigo = plainCodigo(written);
  await lockCodigos(tx);
  const owner = await findWithCodigo(tx, codigo);
  if (!owner || owner.producto_id === productoId) return;
  const state = owner.esta_activo ? '' : ', que está inactivo';
  throw fieldProblem('CODIGO_EN_USO', 'codigo', `El código ${codigo} es de «${owner.nombre}»${state}.`);
}
