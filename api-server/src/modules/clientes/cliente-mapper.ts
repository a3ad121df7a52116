import type { productoHabitual } from 'api-client/contract/clientes-staff';
import type { z } from 'zod';
import type { StaffActor } from '../../http/actor.ts';
import { toStaffProducto } from '../productos/producto-mapper.ts';
import type { Habitual } from './clientes-service.ts';

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
