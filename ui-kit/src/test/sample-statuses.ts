import type { StatusOption } from '../components/status-chip/status-chip.tsx';
import { orderStatusColors } from '../theme/tokens.ts';

const option = (value: keyof typeof orderStatusColors, label: string): StatusOption => ({
  value,
  label,
  color: orderStatusColors[value].main,
  contrast: orderStatusColors[value].contrastText,
});

/** The five statuses of an order, for stories. */
export const sampleStatuses = [
  option('esperando_aprobacion', 'ESPERANDO APROBACION'),
  option('aprobado', 'APROBADO'),
  option('enviado', 'ENVIADO'),
  option('recibido', 'RECIBIDO'),
  option('cancelado', 'CANCELADO'),
];
