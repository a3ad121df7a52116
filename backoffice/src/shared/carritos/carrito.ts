/**
 * A cart of an order that staff place for a customer, as it stands in local storage, so its fields keep their names.
 * Whatever is found there is checked: what doesn't fit is left out.
 */
import { LIMITS, toCents } from 'api-client/backoffice';
import { attempt, lines, pending, thoseThatFit } from 'app-core/cart/line';
import { totalCents } from 'app-core/cart/totals';
import { newId } from 'app-core/new-id';
import * as v from 'valibot';

export const clienteShape = v.object({
  usuario_id: v.pipe(v.string(), v.uuid()),
  nombre: v.string(),
  apellido: v.string(),
  nombre_comercio: v.string(),
  email: v.string(),
});

const carrito = v.object({
  carrito_id: v.pipe(v.string(), v.uuid()),
  /** Whose it is: the account that made it. Nobody else sees it, or sends its order. */
  cuenta: v.pipe(v.string(), v.uuid()),
  cliente: v.fallback(v.nullable(clienteShape), null),
  lineas: lines,
  /** What came from the storefront and is not looked up yet. */
  pendientes: thoseThatFit(pending),
  /** What became of products that can't be had, until somebody has read it. */
  avisos: v.fallback(v.array(v.string()), () => []),
  envio: v.fallback(v.nullable(attempt), null),
});

export type Pending = v.InferOutput<typeof pending>;
export type Cliente = v.InferOutput<typeof clienteShape>;
export type Carrito = v.InferOutput<typeof carrito>;

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
