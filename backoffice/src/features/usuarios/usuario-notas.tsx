import { useQuery } from '@tanstack/react-query';
import {
  usuariosAnotar,
  usuariosBorrarNota,
  usuariosNotasOptions,
  usuariosNotasQueryKey,
} from 'api-client/backoffice';
import { Notas } from '../../shared/notas/notas.tsx';

/** Internal notes on an account. */
export function UsuarioNotas({ id }: { id: string }) {
  const path = { id };
  return (
    <Notas
      of={id}
      notas={useQuery(usuariosNotasOptions({ path }))}
      write={(body) => usuariosAnotar({ path, body })}
      remove={({ nota_id }) => usuariosBorrarNota({ path: { id, nota_id } })}
      changed={{ queryKey: usuariosNotasQueryKey({ path }) }}
    />
  );
}
