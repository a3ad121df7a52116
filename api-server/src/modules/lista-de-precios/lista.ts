import type { Aspecto } from '../../shared/paper/aspecto.ts';

export interface ListaProducto {
  nombre: string;
  marca: string;
  /** How the product is sold, with the price per measure and the stock. */
  sold: string;
  precio: string;
  /** The price before the promotion, as `struckPrecio` has it. */
  precioAnterior?: string;
}

/** A price list as it is printed, all of it text. */
export interface Lista {
  comercio: string;
  /** Where to order. */
  contacto: string;
  /** 'Precios válidos al 23/11/2026'. */
  valid: string;
  /** When it was made: the file's own date. */
  fecha: Date;
  aspecto: Aspecto;
  categorias: {
    nombre: string;
    productos: ListaProducto[];
  }[];
}
