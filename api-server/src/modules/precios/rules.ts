import { LIMITS, type OperationOf } from 'api-client/contract';
import { toCents } from 'api-client/contract/money';
import type { HandlerInput } from '../../http/reply.ts';
import { Problem } from '../../shared/problem.ts';

type Body = HandlerInput<OperationOf<'precios.cambiar'>>['body'];
type Query = HandlerInput<OperationOf<'precios.vistaPrevia'>>['query'];

export type Efecto = Exclude<Query['efecto'], 'rechazado' | undefined>;

/** A requested price change; `ajuste` in hundredths of a percent, or in cents. */
export interface Ajuste
  extends Pick<
    Body,
    'marca_id' | 'categoria_id' | 'etiqueta_id' | 'ids' | 'forma' | 'redondeo' | 'direccion' | 'condiciones'
  > {
  ajuste: number;
  oferta: boolean;
}

export const ajusteOf = ({ ajuste, oferta, ...asked }: Omit<Body, 'huella' | 'desde' | 'hasta'>): Ajuste => ({
  ...asked,
  ajuste: toCents(ajuste),
  oferta: oferta === 'si',
});

/** A requested change of an agreement's list; `ajuste` in hundredths of a percent. */
export interface ListaChange extends Pick<Ajuste, 'ajuste' | 'redondeo' | 'direccion'> {
  condicionId: string;
}

export const listaOf = (
  condicionId: string,
  { ajuste, redondeo, direccion }: Pick<Body, 'ajuste' | 'redondeo' | 'direccion'>,
): ListaChange => ({ condicionId, ajuste: toCents(ajuste), redondeo, direccion });

const AHEAD = LIMITS.scheduleDays * 24 * 3600 * 1000;

/** When a change starts (undefined: at once), and when its promotion ends, if ever. */
export interface Moments {
  desde: Date | undefined;
  hasta: Date | undefined;
}

interface AskedMoments {
  desde?: string;
  hasta?: string;
  oferta: 'si' | 'no';
  /** Agreements whose own prices change as well. */
  condiciones?: string;
}

/**
 * Throws DATOS_INVALIDOS when a moment is past or too far ahead, when `hasta` is set without a promotion, and when a
 * scheduled change includes agreements.
 */
export function momentsOf({ desde, hasta, oferta, condiciones }: AskedMoments): Moments {
  // Read the clock once: otherwise "at once" could be in the past at the next check.
  const now = Date.now();
  const begin = desde === undefined ? now : Date.parse(desde);
  const refuse = (field: keyof Moments | 'condiciones', message: string) => {
    throw new Problem('DATOS_INVALIDOS', [{ field, message }]);
  };
  if (desde !== undefined && condiciones !== undefined) {
    refuse('condiciones', 'Un cambio programado no cambia precios propios.');
  }
  if (begin < now) refuse('desde', 'El momento ya pasó.');
  if (begin > now + AHEAD) refuse('desde', 'El momento es demasiado lejano.');
  if (hasta !== undefined) {
    const end = Date.parse(hasta);
    if (oferta !== 'si') refuse('hasta', 'Solo una promoción tiene fin.');
    if (end <= begin) refuse('hasta', 'La promoción tiene que terminar después de empezar.');
    if (end > begin + AHEAD) refuse('hasta', 'El fin de la promoción es demasiado lejano.');
  }
  return {
    desde: desde === undefined ? undefined : new Date(begin),
    hasta: hasta === undefined ? undefined : new Date(hasta),
  };
}
