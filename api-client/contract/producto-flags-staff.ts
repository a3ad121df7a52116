/** Texts of a product's flags for staff. In a separate file, because shoppers do not load them. */
import { eachOf, PRODUCTO_FLAGS, type ProductoFlag } from './producto-flags.ts';

interface FlagTexts {
  /** Title in spreadsheets, in the list and in the history. */
  title: string;
  /** Label in the form; default: the title. */
  label?: string;
  /** The list's message after a change, after the product's name. */
  set: string;
  cleared: string;
  /** Headings of other systems' spreadsheets, separated by `|`. */
  headings: string;
}

export const FLAG_TEXTS: Record<ProductoFlag, FlagTexts> = {
  en_promocion: {
    title: 'En promoción',
    set: 'ahora en promoción',
    cleared: 'fuera de promoción',
    headings: 'promocion|oferta|promo',
  },
  producto_destacado: {
    title: 'Destacado',
    label: 'Producto destacado',
    set: 'ahora es destacado',
    cleared: 'ya no es destacado',
    headings: 'producto destacado|destacado',
  },
  nuevo_ingreso: {
    title: 'Nuevo ingreso',
    set: 'ahora es nuevo ingreso',
    cleared: 'ya no es nuevo ingreso',
    headings: 'novedad|nuevo|ingreso|nuevo ingreso',
  },
};

export const FLAG_TITLES = eachOf(PRODUCTO_FLAGS, (flag) => FLAG_TEXTS[flag].title);

/** Returns the flag's label in the form. */
export const flagLabel = (flag: ProductoFlag): string => FLAG_TEXTS[flag].label ?? FLAG_TEXTS[flag].title;
