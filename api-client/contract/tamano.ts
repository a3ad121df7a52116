/** Matches the size at the end of a product's name, and the name before it. */

const SIZE =
  /^.*?\S\s((?:(?:bulto|caja|pack|bolsa|fardo|display)\s+)?x\s*\d.*|por (?:kilo|unidad|bulto)|\d[\d.,]*\s*(?:kg|g|gr|lt?|ml|cc)\.?)$/i;

/** Returns the size as written: 'x 500 g'; undefined without one. */
export const tamanoOf = (nombre: string): string | undefined => SIZE.exec(nombre)?.[1];

/** Returns the name without its size, which the sizes of a product share; undefined when there is no size. */
export function withoutTamano(nombre: string): string | undefined {
  const tamano = tamanoOf(nombre);
  return tamano && nombre.slice(0, -tamano.length).trimEnd();
}

/** Units in which prices are compared. */
export const MEDIDAS_PRECIO = ['kilo', 'litro'] as const;

/** Staff's decision whether products are sizes of the same product: yes, no, or by their names. */
export const DECISIONES_TAMANOS = ['juntos', 'separados', 'automatico'] as const;
export type DecisionTamanos = (typeof DECISIONES_TAMANOS)[number];
