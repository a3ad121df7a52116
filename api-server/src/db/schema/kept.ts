/** What columns of JSON keep of an order. Amounts are in cents. */
import type { MotivoEntrega, MotivoReclamo } from 'api-client/contract/words';

/** A line as the history keeps it. The discount is percent. */
export interface KeptLinea {
  producto_id: string;
  producto_nombre: string;
  cantidad: number;
  precio_unitario: number;
  descuento: number;
  total_precio: number;
  /** Of one that is not delivered as it was asked for. */
  cantidad_pedida?: number;
  motivo_entrega?: MotivoEntrega;
  reemplaza_a?: string;
}

export interface CambioDatos {
  antes: unknown;
  despues: unknown;
  /** Of a status that the customer set by cancelling: why, where they said so. */
  cancelacion?: { motivo: string | null };
  /** Of a reception that was told line by line; `despues` says the same as a text. */
  reclamo?: KeptReclamo;
}

/** What a customer says of lines that they received. */
export interface KeptReclamo {
  nota: string | null;
  lineas: {
    detalles_pedidos_id: string;
    producto_id: string;
    /** As it was ordered. */
    nombre: string;
    cantidad: number;
    motivo: MotivoReclamo;
    foto_id: string | null;
  }[];
}

/** A line of a proposal. */
export interface PropuestaLinea {
  producto_id: string;
  nombre: string;
  /** Null for a product that is added. */
  antes: number | null;
  /** 0 for a line that goes. */
  despues: number;
  precio_unitario: number;
}
