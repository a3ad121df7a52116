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
