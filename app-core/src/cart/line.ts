/** Schemas of the cart in storage. Invalid entries are repaired or dropped. */
import { LIMITS, SHOWN_MODOS, TIPOS_PRECIO } from 'api-client/core';
// valibot is a tenth of zod's size: the cart is in every page's first-load JavaScript.
import * as v from 'valibot';

/** UUID of any version, as the databases write them. */
export const id = v.pipe(v.string(), v.regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i));
const precio = v.pipe(v.number(), v.minValue(0), v.maxValue(LIMITS.precioMax));
const cantidad = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(LIMITS.cantidadMax));

/** Keeps the valid items of a list; returns an empty list for any other value. */
export const validItems = <T extends v.GenericSchema>(shape: T) =>
  v.pipe(
    v.fallback(v.array(v.unknown()), () => []),
    v.transform((all) =>
      all.flatMap((one): v.InferOutput<T>[] => {
        const found = v.safeParse(shape, one);
        return found.success ? [found.output] : [];
      }),
    ),
  );

/** Integer quantity, limited to the cart's range. */
const repaired = v.pipe(
  v.unknown(),
  v.transform((many) => Math.min(Math.floor(Number(many)), LIMITS.cantidadMax)),
  cantidad,
);

/** The customer's note to the shop. A note may exceed the limit after two notes were joined. */
export const nota = v.fallback(v.optional(v.string()), undefined);

/** Fields that every visitor may see. */
const unpriced = {
  producto_id: id,
  nombre: v.pipe(v.string(), v.minLength(1)),
  cantidad: repaired,
  imagenes: validItems(
    // Only addresses on the shop's own origin.
    v.object({
      url: v.pipe(v.string(), v.regex(/^\/(?!\/)/)),
      anchos: validItems(v.pipe(v.number(), v.safeInteger())),
    }),
  ),
  /** The product's first category: gives the picture the same tint as on the product's card. */
  categoria: v.fallback(v.optional(v.string()), undefined),
  /** The customer's note on the line. */
  nota,
};
const unpricedLine = v.object(unpriced);

/** Sales terms of the product that depend on the quantity. */
const cantidades = v.object({
  minimo: cantidad,
  multiplo: cantidad,
  escalas: v.fallback(v.optional(v.array(v.object({ desde: cantidad, precio }))), undefined),
});

/** Rate in percent. */
const alicuota = v.pipe(v.number(), v.minValue(0), v.maxValue(100));
/** How the customer sees the tax in the price; only for customers who see the tax. */
const iva = v.object({ modo: v.picklist(SHOWN_MODOS), alicuota });
export type UnpricedLine = v.InferOutput<typeof unpricedLine>;

const line = v.object({
  ...unpriced,
  /** Price of a single unit in pesos that the customer saw when adding the product. `priceOf` has the price of the quantity. */
  precio,
  cantidades: v.fallback(v.optional(cantidades), undefined),
  /** Price of the quantity before the server reported a new one; shown until the order is placed. */
  precio_antes: v.fallback(v.optional(precio), undefined),
  /** True until the customer accepts a higher price. */
  sin_aceptar: v.fallback(v.optional(v.boolean()), undefined),
  tipo_de_precio: v.picklist(TIPOS_PRECIO),
  iva: v.fallback(v.optional(iva), undefined),
  /** True if staff weigh the product, so that the line's amount may change. */
  se_pesa: v.fallback(v.optional(v.boolean()), undefined),
  /** Time when the line was added, ISO. */
  puesta_en: v.fallback(v.optional(v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/))), undefined),
});
export type CartLine = v.InferOutput<typeof line>;

/** Keeps the first line of each product. */
export const withoutDuplicates = <L extends Quantity>(all: L[]): L[] =>
  all.filter(({ producto_id }, place) => all.findIndex((one) => one.producto_id === producto_id) === place);

/** Lines with prices. */
export const lines = v.pipe(validItems(line), v.transform(withoutDuplicates<CartLine>));
/** Lines without prices; drops the prices of stored lines. */
export const unpricedLines = v.pipe(validItems(unpricedLine), v.transform(withoutDuplicates<UnpricedLine>));

const quantity = v.object({ producto_id: id, cantidad: repaired });
export type Quantity = v.InferOutput<typeof quantity>;

/** A product that left the cart because it is not available. */
export interface UnavailableLine {
  producto_id: string;
  nombre: string;
  /** True if the product is still sold but out of stock. */
  soldOut: boolean;
}

export const unavailableLine = (
  { producto_id, nombre }: Pick<UnavailableLine, 'producto_id' | 'nombre'>,
  soldOut: boolean,
): UnavailableLine => ({ producto_id, nombre, soldOut });

/** Product ids and quantities; the page looks the products up. Drops all other fields of stored lines. */
export const quantities = v.pipe(validItems(quantity), v.transform(withoutDuplicates<Quantity>));

/** The account that the cart synchronizes with, and the last known state of the account's cart. */
export const followedCart = v.object({
  usuarioId: id,
  /** Random id of this browser; missing until the browser first sends a change. */
  dispositivo: v.exactOptional(id),
  lineas: validItems(v.object({ producto_id: id, cantidad, version: id, nota })),
  /** Last known note on the whole cart in the account. */
  nota: v.fallback(v.optional(v.object({ texto: v.string(), version: id })), undefined),
});
export type FollowedCart = v.InferOutput<typeof followedCart>;

/** A sent order without a known outcome. The key makes a second send return the same order. */
export const orderAttempt = v.object({
  clave: id,
  /** User who placed the order. */
  usuarioId: id,
  /** Lines that were sent; missing where prices must not be stored. */
  detalles: v.optional(
    v.pipe(
      v.array(
        v.object({ producto_id: id, cantidad, precio_unitario: precio, nota: v.exactOptional(v.string()) }),
      ),
      v.minLength(1),
    ),
  ),
  nota: v.exactOptional(v.string()),
});
export type OrderAttempt = v.InferOutput<typeof orderAttempt>;
