import { useQuery } from '@tanstack/react-query';
import { type Presencia, presenciasListOptions } from 'api-client/backoffice';
import { reportedByScreen } from 'app-core/queries/own-failures';
import { useUsuarioId } from '../../../shared/session/access.ts';

/** Polling interval in milliseconds: an expired presence sends no event. */
const POLL_MS = 60_000;

const nameOf = ({ usuario }: Presencia): string => `${usuario.nombre} ${usuario.apellido}`.trim();

/** 'AG' of 'Ana Gómez'. */
const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('');

export interface OtherEditors {
  /** Joined as in a sentence. */
  names: string;
  /** 'AG, LG'. */
  initials: string;
  count: number;
}

/** Returns the other users who edit an order; undefined if nobody does. */
export function useOtherEditors(pedido_id: string): OtherEditors | undefined {
  const me = useUsuarioId();
  const { data } = useQuery({
    ...presenciasListOptions(),
    refetchInterval: ({ state }) => (state.data?.length ? POLL_MS : false),
    // A failure needs no message beside a list or an order.
    ...reportedByScreen,
    select: (presencias) =>
      presencias
        .filter((presencia) => presencia.pedido_id === pedido_id && presencia.usuario.usuario_id !== me)
        .map(nameOf),
  });
  if (!data || data.length === 0) return undefined;
  return { names: list.format(data), initials: data.map(initialsOf).join(', '), count: data.length };
}

/** Returns 'Ana Gómez está editando'. */
export const editingText = ({ names, count }: OtherEditors): string =>
  `${names} ${count > 1 ? 'están' : 'está'} editando`;

const list = new Intl.ListFormat('es-AR');
