import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { authRequestPasswordReset, type Persona } from 'api-client/storefront';
import { SendInvitation } from 'app-core/account/send-invitation';

const ESTADOS: Record<Persona['estado'], string> = {
  invitada: 'Invitación enviada: falta que elija su contraseña',
  activa: 'Con acceso',
  sin_acceso: 'Sin acceso',
  desactivada: 'Desactivada por nosotros: comunícate para reactivarla',
};

const requestLink = (email: string) => authRequestPasswordReset({ body: { email } });

interface PersonaRowProps {
  persona: Persona;
  busy: boolean;
  onTake: () => void;
  onGive: () => void;
}

/** Shows an invited person: name, state, and the buttons to give or take access. */
export function PersonaRow({ persona, busy, onTake, onGive }: PersonaRowProps) {
  const { nombre, apellido, email, estado } = persona;
  const name = `${nombre} ${apellido}`;
  return (
    <li>
      <Typography variant="subtitle2" component="h3">
        {name}
      </Typography>
      <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {email}
      </Typography>
      <Typography variant="body2">{ESTADOS[estado]}</Typography>
      {estado !== 'desactivada' && (
        <Stack direction="row" spacing={2} useFlexGap sx={{ mt: 1, ml: -3, flexWrap: 'wrap' }}>
          {estado === 'sin_acceso' ? (
            <Button variant="text" loading={busy} aria-label={`Dar acceso a ${name}`} onClick={onGive}>
              Dar acceso
            </Button>
          ) : (
            <Button variant="text" aria-label={`Quitar acceso a ${name}`} onClick={onTake}>
              Quitar acceso
            </Button>
          )}
          {estado === 'invitada' && <SendInvitation {...{ name, email }} request={requestLink} />}
        </Stack>
      )}
    </li>
  );
}
