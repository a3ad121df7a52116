import Button from '@mui/material/Button';
import { type Usuario, usuariosExportarDatos } from 'api-client/backoffice';
import { useDownload } from 'app-core/download/use-download';
import { ACTIONS } from './actions.ts';
import { useIsOwn } from './use-is-own.ts';

interface PersonalDataProps {
  usuario: Usuario;
  onAction: (name: 'dropEmpleado' | 'endSessions' | 'erase') => void;
}

/** Admin actions for former staff, lost devices, data requests and erasure; not for the admin's own account. */
export function PersonalData({ usuario, onAction }: PersonalDataProps) {
  const own = useIsOwn()(usuario);
  const { usuario_id: id } = usuario;
  const { download, busy } = useDownload(`datos_${id}.json`, false, () =>
    usuariosExportarDatos({ path: { id }, parseAs: 'blob' }),
  );
  return (
    <>
      {!own && usuario.roles.includes('empleado') && (
        <Button variant="text" onClick={() => onAction('dropEmpleado')}>
          {ACTIONS.dropEmpleado.label}
        </Button>
      )}
      {!own && (
        <Button variant="text" onClick={() => onAction('endSessions')}>
          {ACTIONS.endSessions.label}
        </Button>
      )}
      <Button variant="text" onClick={download} aria-busy={busy}>
        Descargar datos
      </Button>
      {!own && (
        <Button variant="text" color="error" onClick={() => onAction('erase')}>
          {ACTIONS.erase.label}
        </Button>
      )}
    </>
  );
}
