import type { productoHabitual, resumenCliente } from 'api-client/contract/clientes-staff';
import { toPesos } from 'api-client/contract/money';
import type { z } from 'zod';
import type { StaffActor } from '../../http/actor.ts';
import { toPedido } from '../pedidos/pedido-mapper.ts';
import { toStaffProducto } from '../productos/producto-mapper.ts';
import type { Habitual, Resumen } from './clientes-service.ts';

export type ProductoHabitual = z.input<typeof productoHabitual>;

export const toHabitual = (
  { producto, pedidos, cantidad_habitual, ultima_compra }: Habitual,
  actor: StaffActor,
): ProductoHabitual => ({
  producto: toStaffProducto(producto, actor),
  pedidos,
  cantidad_habitual,
  ultima_compra: ultima_compra.toISOString(),
});

export const toResumen = ({
  pedidos,
  importe,
  ultimos,
  ultima_sesion,
}: Resumen): z.input<typeof resumenCliente> => ({
  pedidos,
  importe: toPesos(importe),
  promedio: toPesos(pedidos === 0 ? 0 : Math.round(importe / pedidos)),
  ultimos: ultimos.map(toPedido),
  ultima_sesion: ultima_sesion?.toISOString() ?? null,
});
