import { LIMITS } from 'api-client/backoffice';
import { cantidad } from 'api-client/backoffice-forms';
import { z } from 'zod';
import type { Pendiente } from './carrito.ts';

const renglon = z.tuple([z.uuid(), z.coerce.number().pipe(cantidad)]);

/**
 * A cart that the storefront hands over in the address's fragment: `carrito=<producto_id>:<cantidad>,…`, nothing else.
 * Anybody can write an address, so what makes no sense is left out; a product stands once.
 */
export function leerEntrega(hash: string): Pendiente[] {
  const found = new Map<string, Pendiente>();
  for (const texto of new URLSearchParams(hash).get('carrito')?.split(',') ?? []) {
    const { success, data } = renglon.safeParse(texto.split(':'));
    if (success) found.set(data[0], { producto_id: data[0], cantidad: data[1] });
  }
  return [...found.values()].slice(0, LIMITS.detallesPerPedido);
}
