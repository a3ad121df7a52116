/** The end of a product's name that says how much is in it, and what stands before that. */

const SIZE =
  /^.*?\S\s((?:(?:bulto|caja|pack|bolsa|fardo|display)\s+)?x\s*\d.*|por (?:kilo|unidad|bulto)|\d[\d.,]*\s*(?:kg|g|gr|lt?|ml|cc)\.?)$/i;

/** As it stands there: 'x 500 g'. Nothing where it does not say. */
export const tamanoOf = (nombre: string): string | undefined => SIZE.exec(nombre)?.[1];

/** The rest, which products of several sizes have in common; nothing where there is no size. */
export function withoutTamano(nombre: string): string | undefined {
  const tamano = tamanoOf(nombre);
  return tamano && nombre.slice(0, -tamano.length).trimEnd();
}

/** What a price is compared by, whatever a pack holds. */
export const MEDIDAS_PRECIO = ['kilo', 'litro'] as const;

/** What staff say of products that may be sizes of one: that they are, that they are not, or nothing any more. */
export const DECISIONES_TAMANOS = ['juntos', 'separados', 'automatico'] as const;
export type DecisionTamanos = (typeof DECISIONES_TAMANOS)[number];
