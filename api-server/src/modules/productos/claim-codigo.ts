import { plainCodigo } from 'api-client/contract/codigo-producto';
import type { Tx } from '../../db/database.ts';
import { fieldProblem } from '../../shared/problem.ts';
import { findWithCodigo, lockCodigos } from './productos-write-repository.ts';

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
