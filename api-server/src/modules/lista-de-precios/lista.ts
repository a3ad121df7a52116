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

/** Texts of a printed price list. */
export interface Lista {
  comercio: string;
  /** Contact for orders. */
  contacto: string;
  /** For example 'Precios válidos al 23/11/2026'. */
  valid: string;
  /** Time of printing, and the date of the file. */
  fecha: Date;
  aspecto: Aspecto;
  categorias: {
    nombre: string;
    productos: ListaProducto[];
  }[];
}
