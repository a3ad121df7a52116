import type { cuentaDePedido, miCuentaCorriente, movimiento } from 'api-client/contract/cuenta-corriente';
import type {
  cuentaCorriente,
  cuentaDelPedido,
  cuentasPage,
  limitesSuperados,
  movimientoDelPanel,
} from 'api-client/contract/cuenta-corriente-staff';
import { toPesos } from 'api-client/contract/money';
import type { z } from 'zod';
import type { PriceViewer, StaffActor } from '../../http/actor.ts';
import type { CondicionesRow, CuentaDePedido } from './cuenta-repository.ts';
import type { Cuenta, CuentaDelPedido } from './cuenta-service.ts';
import type { Debtor } from './cuentas-repository.ts';
import type { Exceeded, Overdue } from './limites-repository.ts';
import type { Linea } from './movimientos-repository.ts';

type Movimiento = z.input<typeof movimiento>;
export type MovimientoDelPanel = z.input<typeof movimientoDelPanel>;
export type CuentaCorriente = z.input<typeof cuentaCorriente>;

const toPesosOrNull = (cents: number | null) => (cents === null ? null : toPesos(cents));

export const chequeOf = ({ cheque_fecha, cheque_banco, cheque_numero }: Linea['movimiento']) =>
  cheque_fecha === null ? null : { banco: cheque_banco, numero: cheque_numero, fecha: cheque_fecha };

/** Amounts reveal prices, so the parameter proves that the reader may see prices. */
const toMovimiento = (
  { movimiento, numero, saldo, revertido, cierre }: Linea,
  _viewer: PriceViewer,
): Movimiento => ({
  movimiento_id: movimiento.movimiento_id,
  fecha: movimiento.fecha,
  tipo: movimiento.tipo,
  medio: movimiento.medio,
  importe: toPesos(movimiento.importe),
  saldo: toPesos(saldo),
  pedido: movimiento.pedido_id && numero !== null ? { pedido_id: movimiento.pedido_id, numero } : null,
  vence: movimiento.vence,
  cheque: chequeOf(movimiento),
  nota: movimiento.nota,
  revierte: movimiento.revierte,
  revertido,
  cierre,
});

export const toMovimientoDelPanel = (linea: Linea, { prices }: StaffActor): MovimientoDelPanel => ({
  ...toMovimiento(linea, prices),
  registrado_por: linea.autor,
});

export const toCuentaDePedido = (
  { debe, resta, ...cuenta }: CuentaDePedido,
  _viewer: PriceViewer,
): z.input<typeof cuentaDePedido> => ({ ...cuenta, debe: toPesos(debe), resta: toPesos(resta) });

const figuresOf = ({ saldo, vencido, condiciones, pendientes, total }: Cuenta, viewer: PriceViewer) => ({
  saldo: toPesos(saldo),
  vencido: toPesos(vencido),
  plazo: condiciones.plazo,
  pendientes: pendientes.map((one) => toCuentaDePedido(one, viewer)),
  total,
});

export const toOwnCuenta = (cuenta: Cuenta, viewer: PriceViewer): z.input<typeof miCuentaCorriente> => ({
  ...figuresOf(cuenta, viewer),
  movimientos: cuenta.lineas.map((linea) => toMovimiento(linea, viewer)),
});

export const toCuentaCorriente = (cuenta: Cuenta, actor: StaffActor): CuentaCorriente => ({
  ...figuresOf(cuenta, actor.prices),
  limite: toPesosOrNull(cuenta.condiciones.limite),
  version: cuenta.condiciones.version,
  movimientos: cuenta.lineas.map((linea) => toMovimientoDelPanel(linea, actor)),
});

export const toCondiciones = ({ plazo, limite, version }: CondicionesRow) => ({
  plazo,
  limite: toPesosOrNull(limite),
  version,
});

export const toCuentaDelPedido = (
  { cuenta, saldo, vencido, limite, onceSold }: CuentaDelPedido,
  { prices }: StaffActor,
): z.input<typeof cuentaDelPedido> => ({
  ...toCuentaDePedido(cuenta, prices),
  saldo: toPesos(saldo),
  vencido_cliente: toPesos(vencido),
  limite: toPesosOrNull(limite),
  saldo_al_aprobar: toPesos(onceSold),
  supera_limite: limite !== null && onceSold > limite,
});

type CuentasPage = z.input<typeof cuentasPage>;

export const toDebtor = (
  { usuario, saldo, vencido, vencido_desde, limite }: Debtor,
  _actor: StaffActor,
): CuentasPage['cuentas'][number] => ({
  usuario,
  saldo: toPesos(saldo),
  vencido: toPesos(vencido),
  vencido_desde,
  limite: toPesosOrNull(limite),
});

export const toExceeded = (
  { usuario, numeros, saldo, limite }: Exceeded,
  _actor: StaffActor,
): z.input<typeof limitesSuperados>['superados'][number] => ({
  usuario,
  numeros,
  saldo_al_aprobar: toPesos(saldo),
  limite: toPesos(limite),
});

export const toOverdue = (
  { vencido, ...overdue }: Overdue,
  _actor: StaffActor,
): NonNullable<z.input<typeof limitesSuperados>['vencidos']>[number] => ({
  ...overdue,
  vencido: toPesos(vencido),
});
