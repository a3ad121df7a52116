/** What both apps' common core may know of the API: how a call fails, and the limits. No operation of anybody's. */
export { LIMITES } from '../contract/limits.ts';
export { ApiError, FALLBACK_MESSAGES } from './api-error.ts';
