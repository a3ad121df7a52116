/** A line of a cart as it stands in storage; whatever is found there is repaired or dropped. */
import { LIMITS, TIPOS_PRECIO } from 'api-client/core';
// A tenth of zod: the shop's cart is in every page's first load.
import * as v from 'valibot';

/** As the databases write them, whatever version they are of. */
export const id = v.pipe(v.string(), v.regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i));
const precio = v.pipe(v.number(), v.minValue(0), v.maxValue(LIMITS.precioMax));
const cantidad = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(LIMITS.cantidadMax));

/** Of a list, those that fit; of anything else, none. */
export const thoseThatFit = <T extends v.GenericSchema>(shape: T) =>
  v.pipe(
    v.fallback(v.array(v.unknown()), () => []),
    v.transform((all) =>
      all.flatMap((one): v.InferOutput<T>[] => {
        const found = v.safeParse(shape, one);
        return found.success ? [found.output] : [];
      }),
    ),
  );

/** As many as a cart takes, whole. */
const repaired = v.pipe(
  v.unknown(),
  v.transform((many) => Math.min(Math.floor(Number(many)), LIMITS.cantidadMax)),
  cantidad,
);

/** What the customer writes to the house; longer than one may be where two were joined, until somebody shortens it. */
export const nota = v.fallback(v.optional(v.string()), undefined);

/** What anybody may know of it. */
const unpriced = {
  producto_id: id,
  nombre: v.pipe(v.string(), v.minLength(1)),
  cantidad: repaired,
  imagenes: thoseThatFit(
    // Of our own origin.
    v.object({
      url: v.pipe(v.string(), v.regex(/^\/(?!\/)/)),
      anchos: thoseThatFit(v.pipe(v.number(), v.safeInteger())),
    }),
  ),
  /** The product's first category: its picture has the same tint here as on its card. */
  categoria: v.fallback(v.optional(v.string()), undefined),
  /** What the customer writes beside it. */
  nota,
};
const unpricedLine = v.object(unpriced);
export type UnpricedLine = v.InferOutput<typeof unpricedLine>;

const line = v.object({
  ...unpriced,
  /** Pesos, as the person saw it when adding. */
  precio,
  /** What it cost until the server said otherwise; shown until the order is placed. */
  precio_antes: v.fallback(v.optional(precio), undefined),
  /** That it costs more now has not been accepted yet. */
  sin_aceptar: v.fallback(v.optional(v.boolean()), undefined),
  tipo_de_precio: v.picklist(TIPOS_PRECIO),
  /** When it was put there. */
  puesta_en: v.fallback(v.optional(v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/))), undefined),
});
export type CartLine = v.InferOutput<typeof line>;

/** A product stands once. */
export const eachOnce = <L extends Quantity>(all: L[]): L[] =>
  all.filter(({ producto_id }, place) => all.findIndex((one) => one.producto_id === producto_id) === place);

/** Whole lines. */
export const lines = v.pipe(thoseThatFit(line), v.transform(eachOnce<CartLine>));
/** Of whole ones that are found, their prices are not read. */
export const unpricedLines = v.pipe(thoseThatFit(unpricedLine), v.transform(eachOnce<UnpricedLine>));

const quantity = v.object({ producto_id: id, cantidad: repaired });
export type Quantity = v.InferOutput<typeof quantity>;

/** What left a cart because it can't be had. */
export interface GoneLine {
  producto_id: string;
  nombre: string;
  /** It is sold still, and there is none just now. */
  soldOut: boolean;
}

export const goneLine = (
  { producto_id, nombre }: Pick<GoneLine, 'producto_id' | 'nombre'>,
  soldOut: boolean,
): GoneLine => ({ producto_id, nombre, soldOut });

/** So many of a product, which is looked up where it is shown. Of a whole line that is found, no more is kept. */
export const quantities = v.pipe(thoseThatFit(quantity), v.transform(eachOnce<Quantity>));

/** The account that a cart follows, and what this browser knows of its cart there. */
export const followed = v.object({
  usuarioId: id,
  /** A random id of this browser; missing until it first sends something. */
  dispositivo: v.exactOptional(id),
  lineas: thoseThatFit(v.object({ producto_id: id, cantidad, version: id, nota })),
  /** What is written there of all of it. */
  nota: v.fallback(v.optional(v.object({ texto: v.string(), version: id })), undefined),
});
export type FollowedCart = v.InferOutput<typeof followed>;

/** An order that was sent and whose outcome is not known yet: sent again, it is the same order. */
export const attempt = v.object({
  clave: id,
  /** Whose order it is. */
  usuarioId: id,
  /** What was sent; not kept where its prices must not be. */
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
export type OrderAttempt = v.InferOutput<typeof attempt>;
