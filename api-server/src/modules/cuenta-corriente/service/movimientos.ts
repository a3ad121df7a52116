import { type OperationOf, REGISTERED_TIPOS } from 'api-client/contract';
import { toCents, toPesos } from 'api-client/contract/money';
import { inTransaction } from '../../../bitacora/crud.ts';
import { type Author, record } from '../../../bitacora/record.ts';
import type { Db, Tx } from '../../../db/database.ts';
import type { StaffActor } from '../../../http/actor.ts';
import type { HandlerInput } from '../../../http/reply.ts';
import { fieldProblem, found, Problem } from '../../../shared/problem.ts';
import { today } from '../../../shared/today.ts';
import { fillKey } from '../../idempotency/repository.ts';
import { claimKey, hashOfRequest } from '../../idempotency/service.ts';
import { lockPedido, type PedidoRow } from '../../pedidos/repository/pedidos.ts';
import { asObjeto } from '../../usuarios/mapper.ts';
import { findUsuario, type UsuarioRow } from '../../usuarios/repository/usuarios.ts';
import { findPaidOfPedido } from '../repository/cuenta.ts';
import { findMovimiento, insertMovimiento, type Linea } from '../repository/movimientos.ts';

type Body = HandlerInput<OperationOf<'cuentaCorriente.registrar'>>['body'];
type Pago = HandlerInput<OperationOf<'cuentaCorriente.registrarPago'>>['body'];

interface Registered<B> {
  usuarioId: string;
  body: B;
  actor: StaffActor;
  author: Author;
  /** The caller's `Idempotency-Key`. */
  key: string | undefined;
}

/**
 * Registers a payment, credit note or adjustment. The same key and request return the earlier entry. Throws
 * NO_ENCONTRADO, CUENTA_DE_PERSONA, CLAVE_REUTILIZADA, PAGO_REPETIDO, or DATOS_INVALIDOS.
 */
export const register = (db: Db, request: Registered<Body>): Promise<Linea> =>
  db.transaction(async (tx) => {
    const { usuarioId, body, actor, key } = request;
    const usuario = await lockOwner(tx, usuarioId);
    const keyed = key !== undefined && {
      ...{ usuario_id: actor.usuarioId, clave: key },
      huella: hashOfRequest(['movimiento', usuarioId, body]),
    };
    const before = keyed ? await claimKey(tx, keyed) : undefined;
    if (before?.movimiento_id) return found(await findMovimiento(tx, before.movimiento_id));
    await check(tx, usuarioId, body);
    const linea = await write(tx, request, usuario);
    if (keyed) await fillKey(tx, keyed, { movimiento_id: linea.movimiento.movimiento_id });
    return linea;
  });

/**
 * Registers each means of one payment as an entry, all or none. Each entry has its own key: `<key>:0` and so on. Throws
 * like `register`.
 */
export const registerPago = (db: Db, request: Registered<Pago>): Promise<Linea[]> =>
  db.transaction(async (tx) => {
    const { usuarioId, actor, key } = request;
    const { medios, ...shared } = request.body;
    const usuario = await lockOwner(tx, usuarioId);
    // Hash the whole request, so that another number of means counts as another request.
    const huella = hashOfRequest(['pago', usuarioId, request.body]);
    const keys =
      key === undefined
        ? []
        : medios.map((_, place) => ({ usuario_id: actor.usuarioId, clave: `${key}:${place}`, huella }));
    const before = [];
    // Claim keys one by one: a concurrent copy of this request then waits at the first key.
    for (const one of keys) before.push((await claimKey(tx, one))?.movimiento_id);
    const lineas: Linea[] = [];
    if (before[0]) {
      for (const id of before) lineas.push(found(id ? await findMovimiento(tx, id) : undefined));
      return lineas;
    }
    await check(tx, usuarioId, { tipo: 'pago', ...shared });
    for (const [place, medio] of medios.entries()) {
      const linea = await write(tx, { ...request, body: { tipo: 'pago', ...shared, ...medio } }, usuario);
      const keyed = keys[place];
      if (keyed) await fillKey(tx, keyed, { movimiento_id: linea.movimiento.movimiento_id });
      lineas.push(linea);
    }
    return lineas;
  });

/** Returns the account's owner. The owner owes what other persons of the shop order. */
async function lockOwner(tx: Tx, usuarioId: string): Promise<UsuarioRow> {
  const usuario = found(await findUsuario(tx, usuarioId));
  if (usuario.titular_id !== null) throw new Problem('CUENTA_DE_PERSONA');
  return usuario;
}

const pedidoOf = ({ numero }: Linea) => (numero === null ? {} : { pedido: numero });

const pedidoIdOf = ({ tipo, pedido_id }: Pick<Body, 'tipo' | 'pedido_id'>) =>
  tipo === 'ajuste' ? null : (pedido_id ?? null);

/** Refuses a future day, another customer's order, and an order that is paid already. */
async function check(
  tx: Tx,
  usuarioId: string,
  body: Pick<Body, 'tipo' | 'fecha' | 'pedido_id' | 'confirmado'>,
): Promise<void> {
  if (body.fecha > today())
    throw fieldProblem('DATOS_INVALIDOS', 'fecha', 'La fecha no puede ser posterior a hoy.');
  const pedidoId = pedidoIdOf(body);
  if (pedidoId !== null) await refuseRepeated(tx, await ownPedido(tx, usuarioId, pedidoId), body);
}

/** Writes an entry and its audit entry. Fields that do not belong to the kind are left out. */
async function write(tx: Tx, request: Registered<Body>, usuario: UsuarioRow): Promise<Linea> {
  const { usuarioId, body, actor, author } = request;
  const { tipo, fecha } = body;
  const medio = tipo === 'pago' ? (body.medio ?? null) : null;
  const { cheque_banco, cheque_numero, cheque_fecha } = body;
  const cents = toCents(body.importe);
  const id = await insertMovimiento(tx, {
    usuario_id: usuarioId,
    pedido_id: pedidoIdOf(body),
    tipo,
    medio,
    importe: tipo === 'ajuste' ? cents : -cents,
    fecha,
    ...(medio === 'cheque' && { cheque_banco, cheque_numero, cheque_fecha }),
    nota: body.nota || null,
    registrado_por: actor.usuarioId,
  });
  const linea = found(await findMovimiento(tx, id));
  await record(tx, author, {
    accion: `cuenta.${tipo}`,
    objeto: asObjeto(usuario),
    despues: { tipo, importe: body.importe, ...(medio && { medio }), ...pedidoOf(linea) },
  });
  return linea;
}

/** Locks the order, so that two payments for it wait for each other. Another customer's order is not found. */
async function ownPedido(tx: Tx, usuarioId: string, pedidoId: string): Promise<PedidoRow['pedido']> {
  const row = await lockPedido(tx, pedidoId);
  if (row?.pedido.usuario_id === usuarioId) return row.pedido;
  throw fieldProblem('DATOS_INVALIDOS', 'pedido_id', 'El pedido no es de este cliente.');
}

/** Refuses another payment for a fully paid order unless the caller confirms. */
async function refuseRepeated(
  tx: Tx,
  pedido: PedidoRow['pedido'],
  { tipo, confirmado }: Pick<Body, 'tipo' | 'confirmado'>,
): Promise<void> {
  if (tipo !== 'pago' || confirmado) return;
  const { debe, pagado } = await findPaidOfPedido(tx, pedido);
  if (pagado > 0 && pagado >= debe) throw new Problem('PAGO_REPETIDO');
}

interface Reversed {
  id: string;
  actor: StaffActor;
  author: Author;
}

/** Reverses an entry that staff registered. Throws NO_ENCONTRADO, MOVIMIENTO_NO_REVERSIBLE, MOVIMIENTO_REVERTIDO. */
export const reverse = (db: Db, request: Reversed): Promise<Linea> =>
  inTransaction(
    db,
    { refusals: { movimientos_revierte_unique: () => new Problem('MOVIMIENTO_REVERTIDO') } },
    (tx) => reverseMovimiento(tx, request),
  );

async function reverseMovimiento(tx: Tx, { id, actor, author }: Reversed): Promise<Linea> {
  const { movimiento, revertido, ...other } = found(await findMovimiento(tx, id));
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
    despues: { tipo, importe: toPesos(-importe), ...pedidoOf({ movimiento, revertido, ...other }) },
  });
  return found(await findMovimiento(tx, reverso));
}
