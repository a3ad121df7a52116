import { TIME_ZONE } from 'api-client/contract/words';

const day = new Intl.DateTimeFormat('es-AR', {
  timeZone: TIME_ZONE,
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
});

export function formatFecha(fecha: Date): string {
  return day.format(fecha);
}
