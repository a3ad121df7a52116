/** The back office's part of the API: its operations, the live connection, the limits. */
import { client } from '../generated/backoffice/client.gen.ts';
import { type ApiOptions, configureClient } from './create-client.ts';

export const configureApi = (options: ApiOptions): void =>
  configureClient(client, { ...options, app: 'backoffice' });
/** Loads the client's transport before the first call. */
export const prepareApi = (): Promise<unknown> => client.prepare();

export { ALTA_PARAGRAPHS } from '../contract/alta-text.ts';
export type { Area } from '../contract/areas.ts';
export { COLA_TEXTS, COLAS, type Cola } from '../contract/colas.ts';
export type { OperationId } from '../contract/index.ts';
export {
  ALICUOTAS_IVA,
  alicuotaText,
  CONDICION_IVA_TEXTS,
  CONDICIONES_IVA,
  ivaRows,
  MODOS_IVA,
  netoOf,
  partesOf,
} from '../contract/iva.ts';
export { LIMITS } from '../contract/limits.ts';
export { lineTotal } from '../contract/line-total.ts';
export { toCents, toPesos } from '../contract/money.ts';
export { montoMinimoText, pesosText, withIvaText } from '../contract/montos-text.ts';
export { partialText } from '../contract/partial-text.ts';
export { PRECIO_TEXTS, precioErrorText } from '../contract/precio-text.ts';
export { ADDED_FLAGS, eachOf, PRODUCTO_FLAGS, type ProductoFlag } from '../contract/producto-flags.ts';
export { FLAG_TEXTS, FLAG_TITLES, flagLabel } from '../contract/producto-flags-staff.ts';
export { WRONG_ORDER, WRONG_ORDER_OF_AMOUNTS } from '../contract/range-text.ts';
export {
  isSold,
  lessPercent,
  precioFor,
  quantityAbove,
} from '../contract/sold-quantity.ts';
export { unsoldText, ventaText } from '../contract/sold-text.ts';
export {
  COLUMNAS_PEDIDOS,
  DIFERENCIAS,
  DIRECCIONES,
  type Diferencia,
  EFECTOS,
  ESTADOS_PEDIDO,
  FILTROS_PRODUCTO,
  FORMAS_AJUSTE,
  FORMATOS_PLANILLA,
  ORDENES_PEDIDOS,
  REDONDEOS,
  ROLES,
  SOLD_ESTADOS,
  STAFF_ROLES,
  TIPO_PRECIO_TEXTS,
  TIPOS_PRECIO,
} from '../contract/words.ts';
export { readNumber } from '../contract/written-number.ts';
export { unreadText } from '../contract/written-number-texts.ts';
export { areaOf, telOf, whatsappOf } from '../contract/written-phone.ts';
export * from '../generated/backoffice/calls.gen.ts';
export type { Tag } from '../generated/backoffice/tags.gen.ts';
export type * from '../generated/backoffice/types.gen.ts';
export { ApiError, FALLBACK_MESSAGES } from './api-error.ts';
export { type ApiOptions, longTimeout } from './create-client.ts';
export { type ApiImage, type ImageSources, imageSources } from './images.ts';
export { type UploadProgress, uploadOptions } from './upload.ts';
