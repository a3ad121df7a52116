/** A line of a cart as it stands in storage; whatever is found there is repaired or dropped. */
import { LIMITS, TIPOS_PRECIO } from 'api-client/core';
// The small build of zod: the shop's cart is in every page's first load.
import * as z from 'zod/mini';

/** As the databases write them, whatever version they are of. */
export const id = z.string().check(z.regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i));
const precio = z.number().check(z.gte(0), z.lte(LIMITS.precioMax));
const cantidad = z.int().check(z.gte(1), z.lte(LIMITS.cantidadMax));

/** Of a list, those that fit; of anything else, none. */
export const thoseThatFit = <T extends z.ZodMiniType>(shape: T) =>
  z.pipe(
    z.catch(z.array(z.unknown()), []),
    z.transform((all: unknown[]) =>
      all.flatMap((one): z.output<T>[] => {
        const found = shape.safeParse(one);
        return found.success ? [found.data] : [];
      }),
    ),
  );

/** As many as a cart takes, whole. */
const repaired = z.pipe(
  z.coerce.number(),
  z.pipe(
    z.transform((many: number) => Math.min(Math.floor(many), LIMITS.cantidadMax)),
    cantidad,
  ),
);

const line = z.object({
  producto_id: id,
  nombre: z.string().check(z.minLength(1)),
  /** Pesos, as the person saw it when adding. */
  precio,
  /** What it cost until the server said otherwise; shown until the order is placed. */
  precio_antes: z.catch(z.optional(precio), undefined),
  cantidad: repaired,
  tipo_de_precio: z.enum(TIPOS_PRECIO),
  imagenes: thoseThatFit(
    // Of our own origin.
    z.object({ url: z.string().check(z.regex(/^\/(?!\/)/)), anchos: thoseThatFit(z.int()) }),
  ),
  /** The product's first category: its picture has the same tint here as on its card. */
  categoria: z.catch(z.optional(z.string()), undefined),
});
export type CartLine = z.output<typeof line>;

/** Whole lines; a product stands once. */
export const lines = z.pipe(
  thoseThatFit(line),
  z.transform((all: CartLine[]) =>
    all.filter(({ producto_id }, place) => all.findIndex((one) => one.producto_id === producto_id) === place),
  ),
);

/** What came from elsewhere and is not looked up yet. */
export const pending = z.object({ producto_id: id, cantidad });

/** An order that was sent and whose outcome is not known yet: sent again, it is the same order. */
export const attempt = z.object({
  clave: id,
  /** Whose order it is. */
  usuarioId: id,
  detalles: z.array(z.object({ producto_id: id, cantidad, precio_unitario: precio })).check(z.minLength(1)),
});
export type OrderAttempt = z.output<typeof attempt>;
