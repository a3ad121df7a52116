import type { OperationOf } from 'api-client/contract';
import { REGISTERED_TIPOS } from 'api-client/contract';
import { toCents, toPesos } from 'api-client/contract/money';
import { type Author, record } from '../../bitacora/record.ts';
import { brokenConstraint, type Db, type Tx } from '../../db/database.ts';
import type { StaffActor } from '../../http/actor.ts';
import type { HandlerInput } from '../../http/reply.ts';
import { fieldProblem, found, Problem } from '../../shared/problem.ts';
import { today } from '../../shared/today.ts';
import { claimKey, hashOfRequest } from '../idempotency/idempotency.ts';
import { fillKey } from '../idempotency/idempotency-repository.ts';
import { lockPedido, type PedidoRow } from '../pedidos/pedidos-repository.ts';
import { asObjeto } from '../usuarios/usuario-mapper.ts';
import { findUsuario } from '../usuarios/usuarios-repository.ts';
import { findPaidOfPedido } from './cuenta-repository.ts';
import { findMovimiento, insertMovimiento, type Linea } from './movimientos-repository.ts';

type Body = HandlerInput<OperationOf<'cuentaCorriente.registrar'>>['body'];

interface Registered {
  usuarioId: string;
  body: Body;
  actor: StaffActor;
  author: Author;
  /** The caller's `Idempotency-Key`. */
  key: string | undefined;
}

/**
 * Registers a payment, a credit note or an adjustment; the same key and request give what they registered before.
 * NO_ENCONTRADO, CUENTA_DE_PERSONA, CLAVE_REUTILIZADA, PAGO_REPETIDO, or DATOS_INVALIDOS.
 */
export const register = (db: Db, asked: Registered): Promise<Linea> =>
  db.transaction(async (tx) => {
    const { usuarioId, body, actor, author, key } = asked;
    const usuario = found(await findUsuario(tx, usuarioId));
    // What they order is owed by the shop's owner.
    if (usuario.titular_id !== null) throw new Problem('CUENTA_DE_PERSONA');
    const huella = hashOfRequest(['movimiento', usuarioId, body]);
    const keyed = key !== undefined && { usuario_id: actor.usuarioId, clave: key, huella };
    const before = keyed ? await claimKey(tx, keyed) : undefined;
    if (before?.movimiento_id) return found(await findMovimiento(tx, before.movimiento_id));
    const id = await write(tx, asked);
    if (keyed) await fillKey(tx, keyed, { movimiento_id: id });
    const linea = found(await findMovimiento(tx, id));
    const { tipo, medio } = linea.movimiento;
    await record(tx, author, {
      accion: `cuenta.${body.tipo}`,
      objeto: asObjeto(usuario),
      despues: { tipo, importe: body.importe, ...(medio && { medio }), ...pedidoOf(linea) },
    });
    return linea;
  });

const pedidoOf = ({ numero }: Linea) => (numero === null ? {} : { pedido: numero });

/** What goes for another kind is left out. */
async function write(tx: Tx, { usuarioId, body, actor }: Registered): Promise<string> {
  const { tipo, fecha } = body;
  if (fecha > today())
    throw fieldProblem('DATOS_INVALIDOS', 'fecha', 'La fecha no puede ser posterior a hoy.');
  const pedido_id = tipo === 'ajuste' ? null : (body.pedido_id ?? null);
  if (pedido_id !== null) await refuseRepeated(tx, await ownPedido(tx, usuarioId, pedido_id), body);
  const medio = tipo === 'pago' ? (body.medio ?? null) : null;
  const { cheque_banco, cheque_numero, cheque_fecha } = body;
  const cents = toCents(body.importe);
  return insertMovimiento(tx, {
    usuario_id: usuarioId,
    pedido_id,
    tipo,
    medio,
    importe: tipo === 'ajuste' ? cents : -cents,
    fecha,
    ...(medio === 'cheque' && { cheque_banco, cheque_numero, cheque_fecha }),
    nota: body.nota || null,
    registrado_por: actor.usuarioId,
  });
}

/** The order, locked: two payments for it wait for each other. Another customer's is as if it did not exist. */
async function ownPedido(tx: Tx, usuarioId: string, pedidoId: string): Promise<PedidoRow['pedido']> {
  const row = await lockPedido(tx, pedidoId);
  if (row?.pedido.usuario_id === usuarioId) return row.pedido;
  throw fieldProblem('DATOS_INVALIDOS', 'pedido_id', 'El pedido no es de este cliente.');
}

/** An order that is paid in full is paid for again only where the caller says that it is meant. */
async function refuseRepeated(tx: Tx, pedido: PedidoRow['pedido'], body: Body): Promise<void> {
  if (body.tipo !== 'pago' || body.confirmado) return;
  const { debe, pagado } = await findPaidOfPedido(tx, pedido);
  if (pagado > 0 && pagado >= debe) throw new Problem('PAGO_REPETIDO');
}

interface Reversed {
  id: string;
  actor: StaffActor;
  author: Author;
}

/** Takes back what staff registered: NO_ENCONTRADO, MOVIMIENTO_NO_REVERSIBLE, MOVIMIENTO_REVERTIDO where it was before. */
export async function reverse(db: Db, asked: Reversed): Promise<Linea> {
  try {
    return await db.transaction((tx) => reverseIn(tx, asked));
  } catch (error) {
    if (brokenConstraint(error) !== 'movimientos_revierte_unique') throw error;
    throw new Problem('MOVIMIENTO_REVERTIDO');
  }
}

async function reverseIn(tx: Tx, { id, actor, author }: Reversed): Promise<Linea> {
  const { movimiento, revertido, ...rest } = found(await findMovimiento(tx, id));
  if (!REGISTERED_TIPOS.some((tipo) => tipo === movimiento.tipo))
    throw new Problem('MOVIMIENTO_NO_REVERSIBLE');
  if (revertido) throw new Problem('MOVIMIENTO_REVERTIDO');
  const { usuario_id, pedido_id, importe, tipo } = movimiento;
  const usuario = found(await findUsuario(tx, usuario_id));
  const reverso = await insertMovimiento(tx, {
    usuario_id,
    pedido_id,
    tipo: 'reverso',
    importe: -importe,
    fecha: today(),
    revierte: id,
    registrado_por: actor.usuarioId,
  });
  await record(tx, author, {
    accion: 'cuenta.reverso',
    objeto: asObjeto(usuario),
    despues: { tipo, importe: toPesos(-importe), ...pedidoOf({ movimiento, revertido, ...rest }) },
  });
  return found(await findMovimiento(tx, reverso));
}
