import { ESTADOS_PEDIDO, type EstadoPedido, type Pedido, SOLD_ESTADOS } from 'api-client/backoffice';
import type { StatusOption } from 'ui-kit/status-chip';
import { orderStatusColors } from 'ui-kit/theme/tokens';
import { estadoLabel } from '../../shared/estado-label.ts';

/** In a sentence: 'Esperando aprobacion'. */
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

/** There is a delivery note only of what was approved. The server says the same. */
export const hasRemito = ({ estado_pedido }: Pick<Pedido, 'estado_pedido'>): boolean =>
  SOLD_ESTADOS.includes(estado_pedido);

export const NO_REMITO = 'El remito está disponible desde que el pedido se aprueba.';

/** Its lines are edited only until it is approved. The server says the same. */
export const isEditable = ({ estado_pedido }: Pick<Pedido, 'estado_pedido'>): boolean =>
  estado_pedido === 'esperando_aprobacion';

export const NOT_EDITABLE = 'Solo se puede editar un pedido que espera aprobación.';

/** Which order it is, under a screen's title: 'N.º 12 · Ana Paz · Dietética Sol'. */
export const headingOf = (
  pedido: Pick<Pedido, 'numero'> & {
    usuario: Pick<Pedido['usuario'], 'nombre' | 'apellido' | 'nombre_comercio'>;
  },
): string => `N.º ${pedido.numero} · ${clienteOf(pedido)} · ${pedido.usuario.nombre_comercio}`;

/** What a tab calls an order: the number first, which a narrow tab still shows. */
export const tabSubjectOf = ({
  numero,
  usuario,
}: Pick<Pedido, 'numero'> & { usuario: Pick<Pedido['usuario'], 'nombre_comercio'> }): string =>
  `N.º ${numero} · ${usuario.nombre_comercio}`;

export const clienteOf = ({ usuario }: { usuario: Pick<Pedido['usuario'], 'nombre' | 'apellido'> }): string =>
  `${usuario.nombre} ${usuario.apellido}`.trim();
