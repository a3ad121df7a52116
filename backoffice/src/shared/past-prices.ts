/** Texts of earlier prices: of the shop, and of an agreement. */
import type { PreciosDeProductoPage } from 'api-client/backoffice';
import { formatMoney } from 'ui-kit/money';

/** The name of each origin of a price. */
export const ORIGENES_PRECIO: Record<PreciosDeProductoPage['precios'][number]['origen'], string> = {
  edicion: 'A mano',
  cambio: 'Cambio de muchos',
  deshecho: 'Cambio deshecho',
  fin_de_oferta: 'Fin de la promoción',
  importacion: 'Planilla',
};

/** Returns an earlier price; an agreement may have had no own price. */
export const pastPrice = (precio: number | null): string => (precio === null ? '—' : formatMoney(precio));
