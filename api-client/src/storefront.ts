/** The storefront's part of the API: its operations and their rules, without staff's. */
import { client } from '../generated/storefront/client.gen.ts';
import { type ApiOptions, configureClient } from './create-client.ts';

export const configureApi = (options: ApiOptions): void =>
  configureClient(client, { ...options, app: 'storefront' });
/** Loads the client's transport before the first call. */
export const prepareApi = (): Promise<unknown> => client.prepare();

export {
  alicuotaText,
  CONDICION_IVA_TEXTS,
  CONDICIONES_IVA,
  ivaRows,
  netoInPesos,
  type PartesIva,
  partesOf,
} from '../contract/iva.ts';
export { LIMITS } from '../contract/limits.ts';
export { toCents, toPesos } from '../contract/money.ts';
export { montoMinimoText, pesosOf, pesosText, withIvaText } from '../contract/montos-text.ts';
export {
  ORDENES_PRODUCTOS,
  type OrdenProductos,
  PLAIN_ORDENES,
  type PlainOrden,
} from '../contract/ordenes-productos.ts';
export { partialText } from '../contract/partial-text.ts';
export { eachOf, FLAG_FILTER_NAMES, FLAG_FILTERS, type FlagFilter } from '../contract/producto-flags.ts';
export {
  type Cantidades,
  escalaFor,
  isSold,
  nearestSold,
  nextEscala,
  precioFor,
  quantityAbove,
  quantityBelow,
} from '../contract/sold-quantity.ts';
export { unsoldText, ventaText } from '../contract/sold-text.ts';
export { tamanoOf } from '../contract/tamano.ts';
export {
  ROLES,
  STAFF_ROLES,
  TIPOS_PRECIO,
} from '../contract/words.ts';
export { telOf } from '../contract/written-phone.ts';
export * from '../generated/storefront/calls.gen.ts';
export type { Tag } from '../generated/storefront/tags.gen.ts';
export type * from '../generated/storefront/types.gen.ts';
export { ApiError, FALLBACK_MESSAGES } from './api-error.ts';
export type { ApiOptions } from './create-client.ts';
export { type ApiImage, type ImageSources, imageSources } from './images.ts';
