import type { EstadoPedido } from './words.ts';

/** A status as customers read it, on a screen and on paper. */
export const ESTADO_TEXTS: Record<EstadoPedido, string> = {
  esperando_aprobacion: 'Esperando aprobación',
  aprobado: 'Aprobado',
  enviado: 'Enviado',
  recibido: 'Recibido',
  cancelado: 'Cancelado',
};
