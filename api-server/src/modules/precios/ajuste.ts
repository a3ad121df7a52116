import type { OperationOf } from 'api-client/contract';
import { toCents } from 'api-client/contract/money';
import type { HandlerInput } from '../../http/reply.ts';

type Body = HandlerInput<OperationOf<'precios.cambiar'>>['body'];
type Query = HandlerInput<OperationOf<'precios.vistaPrevia'>>['query'];

export type Efecto = Exclude<Query['efecto'], 'rechazado' | undefined>;

/** A requested price change; `ajuste` in hundredths of a percent, or in cents. */
export interface Ajuste
  extends Pick<
    Body,
    'marca_id' | 'categoria_id' | 'etiqueta_id' | 'ids' | 'forma' | 'redondeo' | 'direccion'
  > {
  ajuste: number;
  oferta: boolean;
}

export const ajusteOf = ({ ajuste, oferta, ...asked }: Omit<Body, 'huella' | 'desde' | 'hasta'>): Ajuste => ({
  ...asked,
  ajuste: toCents(ajuste),
  oferta: oferta === 'si',
});
