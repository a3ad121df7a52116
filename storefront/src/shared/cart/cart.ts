/**
 * What the customer wants to order. Every change starts from what is stored, so that two open tabs never undo each
 * other; empty on the server and until the page has hydrated.
 */
import { LIMITES } from 'api-client/storefront';
import { proxy, snapshot } from 'valtio';
import { toCents } from '../money.ts';
import {
  CART_KEY,
  type CartItem,
  type OrderAttempt,
  readStoredCart,
  type StoredCart,
  writeStoredCart,
} from './stored-cart.ts';

export const cartStore = proxy<{ items: CartItem[]; envio: OrderAttempt | undefined }>({
  items: [],
  envio: undefined,
});

let stored = true;

function take({ items, envio }: StoredCart): void {
  cartStore.items = items;
  cartStore.envio = envio;
}

function change(edit: (cart: typeof cartStore) => void): void {
  if (stored) take(readStoredCart());
  edit(cartStore);
  save();
}

/** A cart that is edited is no longer the one that was sent, perhaps by somebody else. */
function editItems(edit: (items: CartItem[]) => CartItem[] | undefined): void {
  change((cart) => {
    cart.items = edit(cart.items) ?? cart.items;
    cart.envio = undefined;
  });
}

function save(): void {
  const { items, envio } = snapshot(cartStore);
  stored = writeStoredCart({ items, envio } as StoredCart);
}

/** While the outcome of a customer's order is not known, their cart must stay as it was sent. */
export const isLocked = (
  envio: Pick<OrderAttempt, 'usuarioId'> | undefined,
  usuarioId: string | null,
): boolean => envio !== undefined && envio.usuarioId === usuarioId;

export type NewItem = Omit<CartItem, 'cantidad'>;

/** Raises the quantity of a product, up to 1000; answers how many went in. The price is today's. */
export function addItem(product: NewItem, cantidad: number): number {
  let added = 0;
  editItems((items) => {
    const item = items.find(({ producto_id }) => producto_id === product.producto_id);
    added = Math.max(0, Math.min(cantidad, LIMITES.cantidadMaxima - (item?.cantidad ?? 0)));
    if (item) Object.assign(item, product, { cantidad: item.cantidad + added });
    else if (added > 0) items.push({ ...product, cantidad: added });
    return undefined;
  });
  return added;
}

function editItem(productoId: string, fields: Partial<CartItem>): void {
  editItems((items) =>
    items.map((item) => (item.producto_id === productoId ? { ...item, ...fields } : item)),
  );
}

/** Takes an integer from 1 to 1000; anything else is ignored. */
export function setQuantity(productoId: string, cantidad: number): void {
  if (!Number.isInteger(cantidad) || cantidad < 1 || cantidad > LIMITES.cantidadMaxima) return;
  editItem(productoId, { cantidad });
}

export const setPrice = (productoId: string, precio: number): void => editItem(productoId, { precio });

export const removeItem = (productoId: string): void =>
  editItems((items) => items.filter(({ producto_id }) => producto_id !== productoId));

export const clearCart = (): void => editItems(() => []);

/** The order that is about to be sent, or the one whose outcome is still open: same key, same content. */
export function beginOrder(usuarioId: string): OrderAttempt {
  change((cart) => {
    if (cart.envio?.usuarioId === usuarioId) return;
    cart.envio = {
      clave: crypto.randomUUID(),
      usuarioId,
      detalles: cart.items.map(({ producto_id, cantidad, precio }) => ({
        producto_id,
        cantidad,
        precio_unitario: precio,
      })),
    };
  });
  return snapshot(cartStore).envio as OrderAttempt;
}

/** The server refused the order: nothing was placed, and the next one is another. */
export const dropOrder = (): void => editItems(() => undefined);

export const subtotalCents = ({ precio, cantidad }: Pick<CartItem, 'precio' | 'cantidad'>): number =>
  toCents(precio) * cantidad;

export const totalCents = (items: readonly Pick<CartItem, 'precio' | 'cantidad'>[]): number =>
  items.reduce((sum, item) => sum + subtotalCents(item), 0);

export const totalUnits = (items: readonly Pick<CartItem, 'cantidad'>[]): number =>
  items.reduce((sum, { cantidad }) => sum + cantidad, 0);

/** After hydration: takes over what is stored, and follows the other tabs. Returns how to stop. */
export function connectCart(): () => void {
  take(readStoredCart());
  const follow = (event: StorageEvent) => {
    if (event.key === CART_KEY || event.key === null) take(readStoredCart());
  };
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
}
