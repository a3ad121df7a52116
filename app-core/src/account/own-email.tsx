import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { SectionTitle } from 'ui-kit/section-title';
import { useToasts } from 'ui-kit/use-toasts';
import { Answer, type AnswerProps } from '../queries/answer.tsx';
import type { CallOptions } from '../queries/call-options.ts';
import { isToldByPolicy, messageOf } from '../queries/errors.ts';
import { useOnceAtATime } from '../use-once-at-a-time.ts';

interface OwnCorreo {
  email: string;
  confirmado: boolean;
}

export interface OwnEmailProps {
  correo: CallOptions<OwnCorreo>;
  /** Mails one more link that confirms it. */
  sendLink: () => Promise<{ data: { mensaje: string } }>;
  /** Why it could not be had. */
  reason?: AnswerProps<unknown>['reason'];
}

/** The e-mail of one's account, and whether one has shown that one reads its mail. */
export function OwnEmail({ correo, sendLink, reason }: OwnEmailProps) {
  const query = useQuery(correo);
  return (
    <section aria-labelledby="correo">
      <SectionTitle id="correo">Correo electrónico</SectionTitle>
      <Answer
        query={query}
        failed="Error al cargar los datos"
        loading={<Skeleton variant="rounded" height={64} aria-busy />}
        {...(reason && { reason })}
      >
        {({ email, confirmado }) => (
          <>
            <Typography sx={{ fontWeight: 'fontWeightMedium', overflowWrap: 'anywhere' }}>{email}</Typography>
            <Typography variant="body2" color="textSecondary">
              {confirmado
                ? 'Está confirmado.'
                : 'Todavía no está confirmado. Abre el enlace que te enviamos; vence a los 7 días.'}
            </Typography>
            {!confirmado && <SendLink queryKey={correo.queryKey} sendLink={sendLink} />}
          </>
        )}
      </Answer>
    </section>
  );
}

function SendLink({
  queryKey,
  sendLink,
}: Pick<OwnEmailProps, 'sendLink'> & Pick<CallOptions<0>, 'queryKey'>) {
  const queryClient = useQueryClient();
  const toasts = useToasts();
  const { mutate, isPending } = useOnceAtATime({
    mutationFn: sendLink,
    meta: { ownErrors: true },
    onSuccess: ({ data }) => toasts.success(data.mensaje),
    onError: (error) => {
      if (!isToldByPolicy(error)) toasts.error(messageOf(error));
      // It may have been confirmed elsewhere.
      void queryClient.invalidateQueries({ queryKey });
    },
  });
  return (
    <Button variant="outlined" sx={{ mt: 3 }} aria-busy={isPending} onClick={() => mutate()}>
      Mandar otro enlace
    </Button>
  );
}
