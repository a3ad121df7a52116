import type { Aspecto } from '../../shared/paper/aspecto.ts';

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
    productos: { nombre: string; marca: string; precio: string; sold: string }[];
  }[];
}
