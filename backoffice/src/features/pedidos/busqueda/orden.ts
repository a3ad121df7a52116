import type { ORDENES_PEDIDOS } from 'api-client/backoffice';

export type OrdenPedidos = (typeof ORDENES_PEDIDOS)[number];

const LABELS: Record<OrdenPedidos, string> = {
  mas_recientes: 'Más recientes primero',
  mas_antiguos: 'Más antiguos primero',
  mayor_importe: 'Mayor total primero',
  menor_importe: 'Menor total primero',
  comercio_az: 'Por comercio, de la A a la Z',
  numero_mayor: 'Por número, el mayor primero',
  numero_menor: 'Por número, el menor primero',
};

export const ORDEN_OPTIONS = (Object.keys(LABELS) as OrdenPedidos[]).map((value) => ({
  value,
  label: LABELS[value],
}));

export const ordenLabel = (orden: OrdenPedidos): string => LABELS[orden];
