import { ESTADOS_PEDIDO, type EstadoPedido, type Pedido, SOLD_ESTADOS } from 'api-client/backoffice';
import type { StatusOption } from 'ui-kit/status-chip';
import { orderStatusColors } from 'ui-kit/theme/tokens';
import { estadoLabel } from '../../shared/estado-label.ts';

/** Returns the status for a sentence: 'Esperando aprobacion'. */
export function estadoName(estado: EstadoPedido): string {
  const [first = '', ...rest] = estado.replace('_', ' ');
  return first.toUpperCase() + rest.join('');
}

export const estadoColor = (estado: EstadoPedido): string => orderStatusColors[estado].main;

export const ESTADO_OPTIONS: readonly (StatusOption & { value: EstadoPedido })[] = ESTADOS_PEDIDO.map(
  (value) => ({
    value,
    label: estadoLabel(value),
    color: orderStatusColors[value].main,
    contrast: orderStatusColors[value].contrastText,
  }),
);

export const isEstado = (value: string): value is EstadoPedido =>
  (ESTADOS_PEDIDO as readonly string[]).includes(value);

/** Only approved orders have a delivery note, as on the server. */
export const hasRemito = ({ estado_pedido }: Pick<Pedido, 'estado_pedido'>): boolean =>
  SOLD_ESTADOS.includes(estado_pedido);

export const NO_REMITO = 'El remito está disponible desde que el pedido se aprueba.';

/** Only orders that await approval can be edited, as on the server. */
export const isEditable = ({ estado_pedido }: Pick<Pedido, 'estado_pedido'>): boolean =>
  estado_pedido === 'esperando_aprobacion';

export const NOT_EDITABLE = 'Solo se puede editar un pedido que espera aprobación.';

/** Returns the subtitle: 'N.º 12 · Ana Paz · Dietética Sol'. */
export const headingOf = (
  pedido: Pick<Pedido, 'numero'> & {
    usuario: Pick<Pedido['usuario'], 'nombre' | 'apellido' | 'nombre_comercio'>;
  },
): string => `N.º ${pedido.numero} · ${clienteOf(pedido)} · ${pedido.usuario.nombre_comercio}`;

/** Returns an order's tab title, number first, so that a narrow tab shows it. */
export const tabSubjectOf = ({
  numero,
  usuario,
}: Pick<Pedido, 'numero'> & { usuario: Pick<Pedido['usuario'], 'nombre_comercio'> }): string =>
  `N.º ${numero} · ${usuario.nombre_comercio}`;

export const clienteOf = ({ usuario }: { usuario: Pick<Pedido['usuario'], 'nombre' | 'apellido'> }): string =>
  `${usuario.nombre} ${usuario.apellido}`.trim();
