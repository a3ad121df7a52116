import { type MiHabitual, type MisHabituales, misHabitualesListOptions } from 'api-client/storefront';
import { callOptions } from 'app-core/queries/call-options';
import { soldQuantity } from '../catalogue/sold-quantity.ts';

/** The customer's usual products, the most usual first. */
export const usualProducts = () => callOptions<MisHabituales>(misHabitualesListOptions());

/** Adds the usual quantity, or the next one that is sold, as the default quantity. */
export const toProductChoices = (habituales: readonly MiHabitual[]): (MiHabitual & { cantidad: number })[] =>
  habituales.map((one) => ({ ...one, cantidad: soldQuantity(one.cantidad_habitual, one.producto) }));
