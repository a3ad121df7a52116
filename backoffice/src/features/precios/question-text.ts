import type { VistaPrevia } from 'api-client/backoffice';
import { fullDate } from 'ui-kit/dates';
import { countsOf, preciosText } from './efecto-texts.ts';
import type { Moments } from './moments.ts';
import type { AskedAjuste } from './precios-search.ts';

export interface Seen {
  ajuste: AskedAjuste;
  moments: Moments;
  preview: VistaPrevia;
}

/** Returns the summary of the change for the question. */
export function questionText({ preview: { resumen, programados }, moments: { desde, hasta } }: Seen): string {
  const { sube, baja, rechazado } = countsOf(resumen);
  return [
    `Suben ${sube} y bajan ${baja}; ${rechazado} no se cambian.`,
    desde
      ? `Se hace el ${fullDate(desde)}. El precio que alguien cambie hasta entonces queda como está.`
      : 'La tienda los muestra enseguida.',
    hasta &&
      `La promoción termina el ${fullDate(hasta)}: cada precio vuelve a lo que era, salvo que alguien lo cambie antes.`,
    programados &&
      `${preciosText(programados)} ya ${programados === 1 ? 'espera' : 'esperan'} otro cambio programado: el segundo de los dos no lo hace donde el primero cambió.`,
    'Se puede deshacer en «Cambios hechos».',
  ]
    .filter(Boolean)
    .join(' ');
}
