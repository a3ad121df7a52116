/**
 * A cart of an order that staff place for a customer, as it stands in local storage, so its fields keep their names.
 * Whatever is found there is checked: what doesn't fit is left out.
 */
import { LIMITS, toCents } from 'api-client/backoffice';
import { attempt, lines, pending, thoseThatFit } from 'app-core/cart/line';
import { totalCents } from 'app-core/cart/totals';
import { newId } from 'app-core/new-id';
import * as z from 'zod/mini';

export const clienteShape = z.object({
  usuario_id: z.uuid(),
  nombre: z.string(),
  apellido: z.string(),
  nombre_comercio: z.string(),
  email: z.string(),
});

const carrito = z.object({
  carrito_id: z.uuid(),
  /** Whose it is: the account that made it. Nobody else sees it, or sends its order. */
  cuenta: z.uuid(),
  cliente: z.catch(z.nullable(clienteShape), null),
  lineas: lines,
  /** What came from the storefront and is not looked up yet. */
  pendientes: thoseThatFit(pending),
  /** What became of products that can't be had, until somebody has read it. */
  avisos: z.catch(z.array(z.string()), []),
  envio: z.catch(z.nullable(attempt), null),
});

export type Pending = z.output<typeof pending>;
export type Cliente = z.output<typeof clienteShape>;
export type Carrito = z.output<typeof carrito>;

export const carritosShape = thoseThatFit(carrito);

export const newCarrito = (cuenta: string, pendientes: Pending[] = []): Carrito => ({
  carrito_id: newId(),
  cuenta,
  cliente: null,
  lineas: [],
  pendientes,
  avisos: [],
  envio: null,
});

/** Whom it is for, in a word. */
export const nameOf = ({ cliente }: Pick<Carrito, 'cliente'>): string =>
  cliente ? `${cliente.nombre} ${cliente.apellido}` : 'Sin cliente';

export const isUnused = ({ cliente, lineas, pendientes, avisos }: Carrito): boolean =>
  cliente === null && lineas.length + pendientes.length + avisos.length === 0;

export const reachesMinimum = ({ lineas }: Pick<Carrito, 'lineas'>): boolean =>
  totalCents(lineas) >= toCents(LIMITS.montoMin);
