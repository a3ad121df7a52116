import type { LecturaPlanilla } from 'api-client/backoffice';
import { wholeText } from 'ui-kit/whole-text';
import { filasText } from '../importacion-texts.ts';

/** Warnings about the prices. */
export const WARNING_TEXTS: Record<LecturaPlanilla['avisos'][number], string> = {
  moneda: 'Los precios parecen estar en otra moneda. La tienda los toma como pesos.',
  iva: 'Las filas traen distintas tasas de IVA. El que elijas se suma igual a todos los precios.',
};

/** At most this many groups are listed by name. */
const TOLD = 6;

/** Returns text about heading rows between the data, with the groups' names. Undefined without any. */
export function betweenText({ grupos, repetidos }: LecturaPlanilla): string | undefined {
  const names = grupos.primeros.slice(0, TOLD).map(({ fila, texto }) => `${texto} (fila ${fila})`);
  const more = grupos.total - names.length;
  const told = [
    grupos.total > 0 &&
      `${filasText(grupos.total)} ${grupos.total === 1 ? 'dice' : 'dicen'} qué son las que siguen: ${names.join(', ')}${more > 0 ? ` y ${wholeText(more)} más` : ''}.`,
    repetidos > 0 &&
      `${filasText(repetidos)} ${repetidos === 1 ? 'repite' : 'repiten'} los títulos y no se ${repetidos === 1 ? 'toma' : 'toman'}.`,
  ].filter(Boolean);
  return told.length > 0 ? told.join(' ') : undefined;
}
