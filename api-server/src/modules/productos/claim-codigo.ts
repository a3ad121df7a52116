import { plainCodigo } from 'api-client/contract/codigo-producto';
import type { Tx } from '../../db/database.ts';
import { fieldProblem } from '../../shared/problem.ts';
import { findWithCodigo, lockCodigos } from './productos-write-repository.ts';

/**
 * Nobody else gives a product this code until the transaction ends. CODIGO_EN_USO, with who has it, where that is another
 * product than this one. @param written as the form has it; nothing where it says nothing of a code
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
