/** Types of JSON columns about orders and sales terms. Amounts are in cents. */
import type { cantidadesPropias } from 'api-client/contract/cantidades-staff';
import type { MotivoEntrega, MotivoReclamo } from 'api-client/contract/words';
import type { z } from 'zod';

/** A line in the history. The discount is a percentage. */
export interface StoredLinea {
  producto_id: string;
  producto_nombre: string;
  cantidad: number;
  precio_unitario: number;
  descuento: number;
  total_precio: number;
  /** Only when delivered and ordered quantities differ. */
  cantidad_pedida?: number;
  motivo_entrega?: MotivoEntrega;
  reemplaza_a?: string;
}

export interface CambioDatos {
  antes: unknown;
  despues: unknown;
  /** Only when the customer cancelled: the reason, if given. */
  cancelacion?: { motivo: string | null };
  /** Only for a reception by line; `despues` has the same as a text. */
  reclamo?: StoredReclamo;
}

/** A customer's complaint about received lines. */
export interface StoredReclamo {
  nota: string | null;
  lineas: {
    detalles_pedidos_id: string;
    producto_id: string;
    /** Product name in the order. */
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
  /** Quantity before; null for an added product. */
  antes: number | null;
  /** Proposed quantity; 0 removes the line. */
  despues: number;
  precio_unitario: number;
}

/** How the quantity of a product decides its sale: tiers are percent off the price of a single unit. */
export type StoredCantidades = z.output<typeof cantidadesPropias>;
