import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { authRequestPasswordReset, type Persona } from 'api-client/storefront';
import { isToldByPolicy, messageOf } from 'app-core/queries/errors';
import { useOnceAtATime } from 'app-core/use-once-at-a-time';
import { useToasts } from 'ui-kit/use-toasts';

const ESTADOS: Record<Persona['estado'], string> = {
  invitada: 'Invitación enviada: falta que elija su contraseña',
  activa: 'Con acceso',
  sin_acceso: 'Sin acceso',
  desactivada: 'Desactivada por nosotros: comunícate para reactivarla',
};

interface PersonaRowProps {
  persona: Persona;
  busy: boolean;
  onTake: () => void;
  onGive: () => void;
}

/** Somebody who orders for the shop: who, how far they are, and what its owner does with their access. */
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
        <Stack direction="row" spacing={2} useFlexGap sx={{ mt: 1, ml: -2, flexWrap: 'wrap' }}>
          {estado === 'sin_acceso' ? (
            <Button variant="text" loading={busy} aria-label={`Dar acceso a ${name}`} onClick={onGive}>
              Dar acceso
            </Button>
          ) : (
            <Button variant="text" aria-label={`Quitar acceso a ${name}`} onClick={onTake}>
              Quitar acceso
            </Button>
          )}
          {estado === 'invitada' && <SendAgain email={email} name={name} />}
        </Stack>
      )}
    </li>
  );
}

/** What somebody without a password gets who asks for a link is the invitation once more. */
function SendAgain({ email, name }: { email: string; name: string }) {
  const toasts = useToasts();
  const { mutate, isPending } = useOnceAtATime({
    mutationFn: () => authRequestPasswordReset({ body: { email } }),
    meta: { ownErrors: true },
    onSuccess: () => toasts.success(`Enviamos otra vez la invitación a ${email}`),
    onError: (error) => {
      if (!isToldByPolicy(error)) toasts.error(messageOf(error));
    },
  });
  return (
    <Button
      variant="text"
      loading={isPending}
      aria-label={`Enviar otra vez la invitación a ${name}`}
      onClick={() => mutate()}
    >
      Enviar otra vez
    </Button>
  );
}
