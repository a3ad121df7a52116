import { type MiHabitual, type MisHabituales, misHabitualesListOptions } from 'api-client/storefront';
import { callOptions } from 'app-core/queries/call-options';

/** What the customer usually buys, the most usual first. */
export const usualProducts = () => callOptions<MisHabituales>(misHabitualesListOptions());

/** With how many of it are offered: as many as usual. */
export const asOffered = (habituales: readonly MiHabitual[]): (MiHabitual & { cantidad: number })[] =>
  habituales.map((one) => ({ ...one, cantidad: one.cantidad_habitual }));
