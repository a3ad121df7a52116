import type { RemitoCliente, RemitoDatos, RemitoLinea } from '../../db/schema/remitos.ts';
import type { Aspecto } from '../../shared/paper/aspecto.ts';

export type RemitoDetalle = RemitoLinea;

/** Content of a printed remito: the delivered lines. Money is in cents. */
export type Remito = Omit<RemitoDatos, 'pedido' | 'comercio'> & {
  numero: number;
  fecha: Date;
  /** Number of the replaced paper. */
  reemplaza_a?: number | null;
  pedido: { numero: number; fecha: Date };
  comercio: RemitoDatos['comercio'] & { aspecto?: Aspecto };
  cliente: RemitoCliente;
};

/** A route sheet: the stops in a zone, in order. Money is in cents. */
export interface Hoja {
  /** Null for addresses without a locality. */
  zona: string | null;
  /** Time of printing. */
  fecha: Date;
  /** Delivery day, as '2026-12-03'; undefined when the zone has no delivery days. */
  reparto?: string | undefined;
  /** Name of the selling shop. */
  comercio: string;
  aspecto?: Aspecto;
  paradas: readonly Parada[];
}

export interface Parada {
  numero: number;
  /** Number of the order's remito; null when there is none yet. */
  remito: number | null;
  nombre_comercio: string;
  /** Name of the contact person. */
  contacto: string;
  domicilio: string;
  /** Opening hours; empty when unknown. */
  horario: string;
  telefono: string;
  /** Number of packages; null when not packed. */
  bultos: number | null;
  productos: number;
  total: number;
}
