import { type MisHabituales, misHabitualesListOptions } from 'api-client/storefront';
import { callOptions } from 'app-core/queries/call-options';

/** What the customer usually buys, the most usual first. */
export const usualProducts = () => callOptions<MisHabituales>(misHabitualesListOptions());
