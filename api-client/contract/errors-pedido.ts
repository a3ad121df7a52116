/** Errors of actions that an order's state does not allow. */
import { defineError } from './define-error.ts';
import { LIMITS } from './limits.ts';

export const PEDIDO_ERRORS = {
  PEDIDO_NO_EDITABLE: defineError(409, 'Solo se puede editar un pedido que espera aprobación.'),
  PEDIDO_NO_CANCELABLE: defineError(
    409,
    'La distribuidora ya aprobó este pedido. Para cancelarlo, comunícate con ella.',
  ),
  PROPUESTA_NO_DISPONIBLE: defineError(
    409,
    'La distribuidora ya aprobó o cerró este pedido. Para cambiarlo, comunícate con ella.',
  ),
  PROPUESTA_CERRADA: defineError(
    409,
    'El cambio que pidió el cliente ya no está abierto: lo cambió, lo retiró o alguien ya lo resolvió.',
  ),
  ENTREGA_NO_DISPONIBLE: defineError(409, 'Lo que se entrega se anota desde que el pedido está aprobado.'),
  RECEPCION_NO_DISPONIBLE: defineError(409, 'La recepción se confirma desde que el pedido está aprobado.'),
  FOTOS_DE_MAS: defineError(409, `Un pedido admite hasta ${LIMITS.fotosPerPedido} fotos.`),
};
