import type { productoHabitual, resumenCliente } from 'api-client/contract/clientes-staff';
import type { miHabitual } from 'api-client/contract/mis-habituales';
import { toPesos } from 'api-client/contract/money';
import type { z } from 'zod';
import type { PriceViewer, StaffActor } from '../../http/actor.ts';
import { toPedido } from '../pedidos/pedido-mapper.ts';
import { toPricedProducto, toStaffProducto } from '../productos/producto-mapper.ts';
import type { Habitual, MiHabitual, Resumen } from './clientes-service.ts';

export type ProductoHabitual = z.input<typeof productoHabitual>;

const habitsOf = ({ pedidos, cantidad_habitual, ultima_compra }: Habitual) => ({
  pedidos,
  cantidad_habitual,
  ultima_compra: ultima_compra.toISOString(),
});

export const toHabitual = (habitual: Habitual, actor: StaffActor): ProductoHabitual => ({
  producto: toStaffProducto(habitual.producto, actor),
  ...habitsOf(habitual),
});

export const toMiHabitual = (one: MiHabitual, prices: PriceViewer): z.input<typeof miHabitual> => ({
  producto: toPricedProducto(one.producto, prices),
  ...habitsOf(one),
  ultimo_precio: toPesos(one.ultimo_precio),
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
