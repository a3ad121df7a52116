import MarkEmailReadOutlined from '@mui/icons-material/MarkEmailReadOutlined';
import UnsubscribeOutlined from '@mui/icons-material/UnsubscribeOutlined';
import type { Usuario } from 'api-client/backoffice';

interface CorreoMarkProps {
  usuario: Usuario;
  /** Hides the mark of confirmed e-mails, which most are. */
  onlyMissing?: boolean;
}

/** Whether the account's e-mail is confirmed. */
export function CorreoMark({ usuario: { correo_confirmado }, onlyMissing = false }: CorreoMarkProps) {
  if (correo_confirmado === false) {
    return <UnsubscribeOutlined fontSize="small" color="warning" titleAccess="Correo sin confirmar" />;
  }
  if (!correo_confirmado || onlyMissing) return null;
  return <MarkEmailReadOutlined fontSize="small" color="success" titleAccess="Correo confirmado" />;
}
