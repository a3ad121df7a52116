import Button from '@mui/material/Button';
import { ApiError } from 'api-client/core';
import { useToasts } from 'ui-kit/use-toasts';
import { messageOf } from '../queries/errors.ts';
import { useOnceAtATime } from '../use-once-at-a-time.ts';

interface SendInvitationProps {
  /** Name of the account's owner. */
  name: string;
  email: string;
  /** Requests a link for a new password. An account without a password gets the invitation again. */
  request: (email: string) => Promise<unknown>;
}

const TOO_SOON = 'Ya se envió un enlace hace unos minutos. Espera un poco antes de enviar otro.';

/** Button that mails the invitation again to a user who has not chosen a password. */
export function SendInvitation({ name, email, request }: SendInvitationProps) {
  const toasts = useToasts();
  const { mutate, isPending } = useOnceAtATime({
    mutationFn: () => request(email),
    onSuccess: () => toasts.success(`Enviamos otra vez la invitación a ${email}`),
    onFailure: (error) => {
      if (error instanceof ApiError && error.code === 'RESET_YA_SOLICITADO') toasts.warning(TOO_SOON);
      else toasts.error(messageOf(error));
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
