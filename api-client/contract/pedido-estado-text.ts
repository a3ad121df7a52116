import type { EstadoPedido } from './words.ts';

/** Texts of the order states for customers, on screen and on paper. */
export const ESTADO_TEXTS: Record<EstadoPedido, string> = {
  esperando_aprobacion: 'Esperando aprobación',
  aprobado: 'Aprobado',
  enviado: 'Enviado',
  recibido: 'Recibido',
  cancelado: 'Cancelado',
};
