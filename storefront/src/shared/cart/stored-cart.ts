/** The cart as it stands in local storage, under the name `cart`; whatever is found there is repaired or dropped. */
import { type ApiImage, LIMITES, TIPOS_DE_PRECIO, type TipoDePrecio } from 'api-client/storefront';

export interface CartItem {
  producto_id: string;
  nombre: string;
  /** Pesos, as the customer saw it when adding. */
  precio: number;
  cantidad: number;
  tipo_de_precio: TipoDePrecio;
  imagenes: ApiImage[];
  /** The product's first category: its picture has the same tint here as on its card. */
  categoria?: string | undefined;
}

/** An order that was sent and whose outcome is not known yet: sent again, it is the same order. */
export interface OrderAttempt {
  clave: string;
  usuarioId: string;
  detalles: { producto_id: string; cantidad: number; precio_unitario: number }[];
}

export interface StoredCart {
  items: CartItem[];
  envio?: OrderAttempt | undefined;
}

export const CART_KEY = 'cart';
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

type Loose = Record<string, unknown>;
const isRecord = (value: unknown): value is Loose => typeof value === 'object' && value !== null;
const listOf = (value: unknown): Loose[] => (Array.isArray(value) ? value.filter(isRecord) : []);
const isId = (value: unknown): value is string => typeof value === 'string' && UUID.test(value);
const isPrice = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0 && value <= LIMITES.precioMaximo;
const isTipo = (value: unknown): value is TipoDePrecio => TIPOS_DE_PRECIO.some((tipo) => tipo === value);

function repairQuantity(value: unknown): number | undefined {
  const cantidad = Math.floor(Number(value));
  return cantidad >= 1 ? Math.min(cantidad, LIMITES.cantidadMaxima) : undefined;
}

function repairImages(value: unknown): ApiImage[] {
  return listOf(value).flatMap(({ url, anchos }) =>
    typeof url === 'string' && url.startsWith('/')
      ? [{ url, anchos: Array.isArray(anchos) ? anchos.filter((ancho) => Number.isInteger(ancho)) : [] }]
      : [],
  );
}

function repairItem(value: Loose): CartItem | undefined {
  const { producto_id, nombre, precio, tipo_de_precio } = value;
  const cantidad = repairQuantity(value.cantidad);
  if (!isId(producto_id) || typeof nombre !== 'string' || nombre === '' || !isPrice(precio)) return undefined;
  if (cantidad === undefined || !isTipo(tipo_de_precio)) return undefined;
  return {
    producto_id,
    nombre,
    precio,
    cantidad,
    tipo_de_precio,
    imagenes: repairImages(value.imagenes),
    ...(typeof value.categoria === 'string' && { categoria: value.categoria }),
  };
}

function checkAttempt(value: unknown): OrderAttempt | undefined {
  if (!isRecord(value) || !isId(value.clave) || !isId(value.usuarioId)) return undefined;
  const detalles = listOf(value.detalles).flatMap(({ producto_id, cantidad, precio_unitario }) =>
    isId(producto_id) && Number.isInteger(cantidad) && isPrice(precio_unitario)
      ? [{ producto_id, cantidad: cantidad as number, precio_unitario }]
      : [],
  );
  if (detalles.length === 0 || detalles.length !== listOf(value.detalles).length) return undefined;
  return { clave: value.clave, usuarioId: value.usuarioId, detalles };
}

/** A cart out of anything: whole lines stay, broken ones go, a product stands once. */
export function repairCart(value: unknown): StoredCart {
  const items = new Map<string, CartItem>();
  for (const line of listOf(isRecord(value) && !Array.isArray(value) ? value.items : value)) {
    const item = repairItem(line);
    if (item && !items.has(item.producto_id)) items.set(item.producto_id, item);
  }
  return { items: [...items.values()], envio: isRecord(value) ? checkAttempt(value.envio) : undefined };
}

export function readStoredCart(): StoredCart {
  try {
    return repairCart(JSON.parse(localStorage.getItem(CART_KEY) ?? 'null'));
  } catch {
    return { items: [] };
  }
}

export function writeStoredCart(cart: StoredCart): boolean {
  try {
    localStorage.setItem(CART_KEY, JSON.stringify(cart));
    return true;
  } catch {
    return false;
  }
}
