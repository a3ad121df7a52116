/** IVA in prices that staff see, for customers who see its amount. */
import type { ModoIva } from 'api-client/backoffice';

/** Returns which prices staff see, and which ones the customer sees. */
export const ivaNote = (modo: ModoIva, subject = 'Los precios'): string =>
  `${subject} incluyen IVA.${modo === 'sumado' ? ' El cliente los ve sin IVA.' : ''}`;
