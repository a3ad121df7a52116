import type { UseQueryResult } from '@tanstack/react-query';
import type { UsuariosPage } from 'api-client/backoffice';
import { Answer } from 'app-core/queries/answer';
import { messageOf } from 'app-core/queries/errors';
import { isTold } from 'app-core/queries/own-failures';
import { useEffect } from 'react';
import { DataTable } from 'ui-kit/data-table';
import { EmptyState } from 'ui-kit/empty-state';
import { useToasts } from 'ui-kit/use-toasts';
import { useLastGood } from '../../shared/use-last-good.ts';
import { useRowRoom } from '../../shared/use-row-room.ts';
import type { UsuarioActionsProps } from './usuario-actions.tsx';
import { sampleUsuario, usuariosColumns } from './usuarios-columns.tsx';

export interface UsuariosListProps extends Omit<UsuarioActionsProps, 'usuario' | 'room'> {
  usuarios: UseQueryResult<UsuariosPage, unknown>;
}

/** The accounts. After a failure the list stays, as the document requires, with a toast. */
export function UsuariosList({ usuarios, ...handlers }: UsuariosListProps) {
  const { data, error } = usuarios;
  const shown = useLastGood(data);
  const hasList = shown !== undefined;
  const room = useRowRoom();
  const { error: tell } = useToasts();

  useEffect(() => {
    if (!error || isTold(error)) return;
    console.error('Error al obtener los usuarios', error);
    // Without a list the error replaces it.
    if (hasList) tell(messageOf(error), { key: 'usuarios' });
  }, [error, hasList, tell]);

  return (
    <Answer query={{ ...usuarios, data: shown }} failed="No se pudieron cargar los usuarios.">
      {(page) => (
        <DataTable
          label="Usuarios"
          columns={usuariosColumns({ ...handlers, room })}
          rows={page?.usuarios ?? []}
          rowKey={(usuario) => usuario.usuario_id}
          loading={!page}
          sample={sampleUsuario}
          stale={usuarios.isPlaceholderData || (Boolean(error) && !data)}
          empty={<EmptyState title="No se han encontrado usuarios" />}
        />
      )}
    </Answer>
  );
}
