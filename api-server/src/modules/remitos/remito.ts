import type { RemitoCliente, RemitoDatos, RemitoLinea } from '../../db/schema/remitos.ts';
import type { Aspecto } from '../../shared/paper/aspecto.ts';

export type RemitoDetalle = RemitoLinea;

/** What a remito says, as it is printed: the lines as they are delivered. Money is in cents. */
export type Remito = Omit<RemitoDatos, 'pedido' | 'comercio'> & {
  numero: number;
  fecha: Date;
  /** The number of the paper that it replaces. */
  reemplaza_a?: number | null;
  pedido: { numero: number; fecha: Date };
  comercio: RemitoDatos['comercio'] & { aspecto?: Aspecto };
  cliente: RemitoCliente;
};
