import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { SectionTitle } from 'ui-kit/section-title';
import { Answer, type AnswerProps } from '../queries/answer.tsx';
import type { CallOptions } from '../queries/call-options.ts';
import { ChangeEmail, type ChangeEmailProps } from './change-email.tsx';
import { CorreoButton } from './correo-button.tsx';
import { WantedEmail, type WantedEmailProps } from './wanted-email.tsx';

interface OwnCorreo {
  email: string;
  confirmado: boolean;
  cambio?: WantedEmailProps['wanted'] | null;
}

export interface OwnEmailProps {
  correo: CallOptions<OwnCorreo>;
  /** Mails another confirmation link. */
  sendLink: () => Promise<{ data: { mensaje: string } }>;
  /** Calls that request, resend and cancel a change of e-mail. */
  change: Pick<ChangeEmailProps, 'schema' | 'request'> & Pick<WantedEmailProps, 'resend' | 'cancel'>;
  /** Reason shown when the e-mail cannot be loaded. */
  reason?: AnswerProps<unknown>['reason'];
}

/** Shows the account's e-mail and whether the user confirmed it; lets the user change it. */
export function OwnEmail({ correo, sendLink, change, reason }: OwnEmailProps) {
  const query = useQuery(correo);
  const queryClient = useQueryClient();
  const address = useRef<HTMLParagraphElement>(null);
  const refresh = () => queryClient.invalidateQueries({ queryKey: correo.queryKey });
  /** Reloads the e-mail and moves the focus, because the focused control disappears. */
  const showAnew = async () => {
    await refresh();
    address.current?.focus();
  };
  return (
    <section aria-labelledby="correo">
      <SectionTitle id="correo">Correo electrónico</SectionTitle>
      <Answer
        query={query}
        failed="Error al cargar los datos"
        loading={<Skeleton variant="rounded" height={64} aria-busy />}
        {...(reason && { reason })}
      >
        {({ email, confirmado, cambio }) => (
          <>
            <Typography
              ref={address}
              tabIndex={-1}
              sx={{ fontWeight: 'fontWeightMedium', overflowWrap: 'anywhere', outline: 'none' }}
            >
              {email}
            </Typography>
            <Typography variant="body2" color="textSecondary">
              {confirmado
                ? 'Está confirmado.'
                : 'Todavía no está confirmado. Abre el enlace que te enviamos; vence a los 7 días.'}
            </Typography>
            {/* Only one link at a time: the link to the new e-mail confirms it too. */}
            {!confirmado && !cambio && (
              <CorreoButton label="Mandar otro enlace" call={sendLink} onFailed={refresh} sx={{ mt: 3 }} />
            )}
            {cambio ? (
              <WantedEmail
                wanted={cambio}
                resend={change.resend}
                cancel={change.cancel}
                onOver={showAnew}
                onFailed={refresh}
              />
            ) : (
              <ChangeEmail schema={change.schema} request={change.request} onAsked={showAnew} />
            )}
          </>
        )}
      </Answer>
    </section>
  );
}
