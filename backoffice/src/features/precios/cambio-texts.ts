import { type CambioDePrecios, LIMITS, type VistaPrevia } from 'api-client/backoffice';
import { shortDate } from 'ui-kit/dates';
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
export function listCounts({ sube, baja, igual, cero, maximo, oferta }: VistaPrevia['resumen']) {
  return { sube, baja, igual, rechazado: cero + maximo + oferta };
}

export const preciosText = (count: number): string =>
  `${wholeText(count)} ${count === 1 ? 'precio' : 'precios'}`;

export const propiosText = (count: number): string =>
  `${wholeText(count)} ${count === 1 ? 'precio propio' : 'precios propios'}`;

const number = new Intl.NumberFormat('es-AR', { maximumFractionDigits: 2 });

type Persona = CambioDePrecios['usuario'];

/** Returns a name, or the shop's for an automatic change. */
export const nameOf = (persona: Persona | null) =>
  persona ? `${persona.nombre} ${persona.apellido}` : 'La tienda';

/** Returns whether the change is scheduled. */
export const isWaiting = ({ hecho_en, deshecho }: CambioDePrecios): boolean => hecho_en === null && !deshecho;

/** Returns '+7 %, redondeado a $ 10'. */
export function ajusteText({ forma, ajuste, redondeo, direccion, oferta }: CambioDePrecios): string {
  const sign = ajuste < 0 ? '−' : '+';
  const much = Math.abs(ajuste);
  if (forma === 'planilla') return 'Escritos uno por uno';
  const by = forma === 'porcentaje' ? `${sign}${number.format(much)} %` : `${sign}${formatMoneyShort(much)}`;
  return [
    by,
    redondeo !== 'no' &&
      `redondeado ${direccion === 'arriba' ? 'hacia arriba ' : ''}a ${formatMoneyShort(Number(redondeo))}`,
    oferta === 'si' && 'en promoción',
  ]
    .filter(Boolean)
    .join(', ');
}

const except = (text: string, left: number) => (left > 0 ? `${text}, salvo ${number.format(left)}` : text);

/** Returns the state: failed, scheduled, done or undone, with the number of skipped products. */
export function stateText(cambio: CambioDePrecios): string {
  const { suben, bajan, propios, desde, hasta, hecho_en, salteados, deshecho, fallo, condicion } = cambio;
  if (fallo) return `Falló. ${fallo.motivo}`;
  if (deshecho && hecho_en === null) return 'Quitado';
  if (deshecho) {
    const done = deshecho.usuario ? 'Deshecho' : 'La promoción terminó';
    const ownLeft = (propios ?? 0) - (deshecho.propios ?? 0);
    // A change of a list restores its rules and own prices.
    if (deshecho.reglas === false) return `${except(done, ownLeft)}; los porcentajes quedaron`;
    return except(
      done,
      deshecho.reglas || condicion ? ownLeft : suben + bajan - deshecho.repuestos + ownLeft,
    );
  }
  if (isWaiting(cambio)) return `Programado: ${desde ? shortDate(desde) : ''}`;
  const done = except('Hecho', salteados ?? 0);
  return hasta ? `${done}; termina ${shortDate(hasta)}` : done;
}
