import type { Shop } from 'settings/shop';
import type { Aspecto } from '../../shared/paper/aspecto.ts';

/** What a remito says: the lines as they are delivered, shop and customer as they are today. Money is in cents. */
export type Remito = {
  /** Of the remito itself, from the first time that it was printed. */
  numero: number;
  fecha: Date;
  pedido: { numero: number; fecha: Date };
  /** Where whoever has the paper in hand finds the order. */
  url: string;
  comercio: Omit<Shop, 'social'> & { aspecto?: Aspecto };
  cliente: {
    nombre_comercio: string;
    nombre: string;
    apellido: string;
    /** Eleven digits; printed as a CUIT, with dashes. */
    dni: string;
    dom_fiscal: string;
    telefono: string;
    /** Where it goes, if not to the address. */
    entrega?: string | null;
  };
  /** What the customer wrote with the order. */
  nota?: string | null;
  detalles: RemitoDetalle[];
  total: number;
  /** In how many packages it is packed; null as long as it is not, and written by hand then. */
  bultos: number | null;
};

export type RemitoDetalle = {
  cantidad: number;
  nombre: string;
  /** The shop's own, as the label on the goods has it. */
  codigo?: string | null;
  precio_unitario: number;
  /** Percent, 0 to 100. */
  descuento: number;
  total_precio: number;
  /** What the customer wrote beside it. */
  nota?: string | null;
};
