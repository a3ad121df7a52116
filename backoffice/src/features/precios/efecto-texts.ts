import type { VistaPrevia } from 'api-client/backoffice';
import { LIMITS } from 'api-client/backoffice';
import { formatMoneyShort } from 'ui-kit/money';
import { wholeText } from 'ui-kit/whole-text';

export type Efecto = VistaPrevia['productos'][number]['efecto'];

/** The effect on a price, or why it stays. */
export const EFECTO_TEXTS: Record<Efecto, string> = {
  sube: 'Sube',
  baja: 'Baja',
  igual: 'Queda igual',
  cero: 'No se cambia: quedaría en cero',
  maximo: `No se cambia: pasaría de ${formatMoneyShort(LIMITS.precioMax)}`,
  oferta: 'No se cambia: llegaría al precio de antes de la oferta',
};

/** Returns how many prices rise, fall, stay, and are refused. */
export function countsOf({ sube, baja, igual, cero, maximo, oferta }: VistaPrevia['resumen']) {
  return { sube, baja, igual, rechazado: cero + maximo + oferta };
}

export const preciosText = (count: number): string =>
  `${wholeText(count)} ${count === 1 ? 'precio' : 'precios'}`;
