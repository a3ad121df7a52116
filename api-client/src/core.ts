/** What both apps' common core may know of the API: how a call fails, limits and words. No operation of anybody's. */
export { LIMITS } from '../contract/limits.ts';
export { toCents, toPesos } from '../contract/money.ts';
export { ROLES, TIPOS_PRECIO } from '../contract/words.ts';
export { ApiError, FALLBACK_MESSAGES } from './api-error.ts';
