import type { EventPayloads } from 'api-client/contract';
import type { NotificacionRow } from './repository.ts';

export const toNotificacion = ({
  autor_id: _,
  fecha,
  ...row
}: NotificacionRow): EventPayloads['nuevaNotificacion'] => ({ ...row, fecha: fecha.toISOString() });
