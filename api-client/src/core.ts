/** The API parts for the apps' common core: errors, limits and words, but no operations. */
export {
  ivaRows,
  type ModoIva,
  netoInPesos,
  netoOf,
  type PartesIva,
  partesOf,
  SHOWN_MODOS,
  showsPartes,
} from '../contract/iva.ts';
export { LIMITS } from '../contract/limits.ts';
export { toCents, toPesos } from '../contract/money.ts';
export {
  type Cantidades,
  type Escala,
  escalaFor,
  isSold,
  nearestSold,
  nextEscala,
  precioFor,
  quantityAbove,
  quantityBelow,
} from '../contract/sold-quantity.ts';
export { unsoldText, ventaText } from '../contract/sold-text.ts';
export { ROLES, TIPOS_PRECIO } from '../contract/words.ts';
export { ApiError, FALLBACK_MESSAGES } from './api-error.ts';
