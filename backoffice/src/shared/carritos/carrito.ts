/**
 * A cart of an order that staff place for a customer, as it stands in local storage. Whatever is found there is checked:
 * what doesn't fit is left out.
 */
import { LIMITES, TIPOS_DE_PRECIO } from 'api-client/backoffice';
import { cantidad } from 'api-client/backoffice-forms';
import { z } from 'zod';

const precio = z.number().min(0).max(LIMITES.precioMaximo);

/** Of an array, those that fit. */
const losQueValen = <T extends z.ZodType>(schema: T) =>
  z.array(z.unknown()).transform((all) =>
    all.flatMap((one): z.output<T>[] => {
      const parsed = schema.safeParse(one);
      return parsed.success ? [parsed.data] : [];
    }),
  );

const linea = z.object({
  producto_id: z.uuid(),
  nombre: z.string().min(1),
  /** Pesos, as they were shown. */
  precio,
  /** What it cost until the server said otherwise; shown until the order is placed. */
  precio_antes: precio.optional(),
  cantidad,
  tipo_de_precio: z.enum(TIPOS_DE_PRECIO),
  imagenes: z.array(z.object({ url: z.string().regex(/^\/[^/]/), anchos: z.array(z.int()) })).catch([]),
});

/** What came from the storefront and is not looked up yet. */
const pendiente = z.object({ producto_id: z.uuid(), cantidad });

const cliente = z.object({
  usuario_id: z.uuid(),
  nombre: z.string(),
  apellido: z.string(),
  nombre_comercio: z.string(),
  email: z.string(),
});

/** An order that was sent and whose outcome is not known: sent again, it is the same order. */
const envio = z.object({
  clave: z.uuid(),
  usuarioId: z.uuid(),
  detalles: z.array(z.object({ producto_id: z.uuid(), cantidad, precio_unitario: precio })).min(1),
});

const carrito = z.object({
  carrito_id: z.uuid(),
  cliente: cliente.nullable().catch(null),
  lineas: losQueValen(linea),
  pendientes: losQueValen(pendiente),
  /** What became of products that can't be had, until somebody has read it. */
  avisos: z.array(z.string()).catch([]),
  envio: envio.nullable().catch(null),
});

export type Linea = z.output<typeof linea>;
export type Pendiente = z.output<typeof pendiente>;
export type Cliente = z.output<typeof cliente>;
export type Envio = z.output<typeof envio>;
export type Carrito = z.output<typeof carrito>;

const guardados = losQueValen(carrito).catch([]);

const KEY = 'carritos';
const KEY_ACTUAL = 'carrito';

export const carritoNuevo = (pendientes: Pendiente[] = []): Carrito => ({
  carrito_id: crypto.randomUUID(),
  cliente: null,
  lineas: [],
  pendientes,
  avisos: [],
  envio: null,
});

export function leerGuardados(): Carrito[] {
  try {
    return guardados.parse(JSON.parse(localStorage.getItem(KEY) ?? '[]'));
  } catch {
    return [];
  }
}

/** False when nothing can be stored: the carts then last as long as the page. */
export function guardar(abiertos: readonly Carrito[]): boolean {
  try {
    localStorage.setItem(KEY, JSON.stringify(abiertos));
    return true;
  } catch {
    return false;
  }
}

export const esDeCarritos = ({ key }: StorageEvent): boolean => key === KEY || key === null;

/** Which cart this tab works on: two tabs may serve two customers. */
export function leerActual(): string {
  try {
    return sessionStorage.getItem(KEY_ACTUAL) ?? '';
  } catch {
    return '';
  }
}

export function guardarActual(carrito_id: string): void {
  try {
    sessionStorage.setItem(KEY_ACTUAL, carrito_id);
  } catch {
    // It lasts as long as the page then.
  }
}
