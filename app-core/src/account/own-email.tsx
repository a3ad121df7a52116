import Box from '@mui/material/Box';
import Button, { type ButtonProps } from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { fullDate } from 'ui-kit/dates';
import { FormActions } from 'ui-kit/forms/form-actions';
import { PasswordField } from 'ui-kit/forms/password-field';
import { TextField } from 'ui-kit/forms/text-field';
import { SectionTitle } from 'ui-kit/section-title';
import { useToasts } from 'ui-kit/use-toasts';
import type { z } from 'zod';
import { FormFrame } from '../forms/form-frame.tsx';
import { useForm } from '../forms/use-form.ts';
import { Answer, type AnswerProps } from '../queries/answer.tsx';
import type { CallOptions } from '../queries/call-options.ts';
import { useOnceAtATime } from '../use-once-at-a-time.ts';

interface EmailChange {
  email: string;
  password: string;
}

export interface ChangeEmailProps {
  /** Validation rules of the contract. */
  schema: z.ZodType<EmailChange>;
  request: (body: EmailChange) => Promise<{ data: { mensaje: string } }>;
  /** Called after the request; the caller reloads the account's e-mail. */
  onRequested: () => unknown;
}

/** Button and form to ask for another e-mail. The form needs the current password. */
function ChangeEmail(props: ChangeEmailProps) {
  const [form, setForm] = useState<'open' | 'closed'>();
  return (
    <Box sx={{ mt: 4 }}>
      {form === 'open' ? (
        <Fields {...props} onClose={() => setForm('closed')} />
      ) : (
        // Return the focus to the button after the form closes.
        <Button variant="outlined" autoFocus={form === 'closed'} onClick={() => setForm('open')}>
          Usar otro correo
        </Button>
      )}
    </Box>
  );
}

function Fields({ schema, request, onRequested, onClose }: ChangeEmailProps & { onClose: () => void }) {
  const toasts = useToasts();
  const form = useForm({
    initialValues: { email: '', password: '' },
    schema,
    save: request,
    onSaved: ({ data }) => {
      toasts.success(data.mensaje);
      return onRequested();
    },
  });
  return (
    <FormFrame form={form} method="post" aria-label="Usar otro correo">
      <TextField
        name="email"
        label="Correo nuevo"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoFocus
        help="Enviaremos un enlace a esta dirección. Al confirmarla cambia el correo con el que entras, y se cierran todas las sesiones."
      />
      <PasswordField name="password" label="Tu contraseña" autoComplete="current-password" />
      <FormActions submitLabel="Pedir el cambio" busyLabel="Pidiendo…">
        <Button onClick={onClose}>No cambiarlo</Button>
      </FormActions>
    </FormFrame>
  );
}

interface CorreoButtonProps extends Pick<ButtonProps, 'variant' | 'sx'> {
  label: string;
  call: () => Promise<{ data: { mensaje: string } }>;
  onDone?: () => unknown;
  /** Called after a failure: the data on screen may be stale, for example when the e-mail was confirmed elsewhere. */
  onFailed: () => unknown;
}

/** Button that runs one call about the account's e-mail at a time and shows the result as a toast. */
function CorreoButton({ label, call, onDone, onFailed, variant = 'outlined', sx }: CorreoButtonProps) {
  const toasts = useToasts();
  const { mutate, isPending } = useOnceAtATime({
    mutationFn: call,
    onSuccess: ({ data }) => {
      toasts.success(data.mensaje);
      return onDone?.();
    },
    onError: () => void onFailed(),
  });
  return (
    <Button variant={variant} aria-busy={isPending} onClick={() => mutate()} {...(sx && { sx })}>
      {label}
    </Button>
  );
}

type MessageCall = () => Promise<{ data: { mensaje: string } }>;

interface WantedEmailProps {
  wanted: { email: string; vence_en: string };
  /** Mails another confirmation link to the new e-mail. */
  resend: MessageCall;
  cancel: MessageCall;
  onOver: () => unknown;
  /** Called after a failure: the data on screen may be stale. */
  onFailed: () => unknown;
}

/** Shows the requested new e-mail, which replaces the old one once the user opens the mailed link. */
const WantedEmail = ({ wanted, resend, cancel, onOver, onFailed }: WantedEmailProps) => (
  <Box role="group" aria-label="Correo nuevo" sx={{ mt: 4 }}>
    <Typography sx={{ overflowWrap: 'anywhere' }}>
      Pediste cambiarlo por <strong>{wanted.email}</strong>.
    </Typography>
    <Typography variant="body2" color="textSecondary">
      Abre el enlace que enviamos a esa dirección; sirve hasta el {fullDate(wanted.vence_en)}. Mientras tanto
      vale la de ahora.
    </Typography>
    <Stack direction="row" useFlexGap spacing={3} sx={{ mt: 3, flexWrap: 'wrap' }}>
      <CorreoButton label="Mandar de nuevo el enlace" call={resend} onFailed={onFailed} />
      <CorreoButton
        label="Dejar el correo como está"
        variant="text"
        call={cancel}
        onDone={onOver}
        onFailed={onFailed}
      />
    </Stack>
  </Box>
);

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
  const showRefreshed = async () => {
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
                onOver={showRefreshed}
                onFailed={refresh}
              />
            ) : (
              <ChangeEmail schema={change.schema} request={change.request} onRequested={showRefreshed} />
            )}
          </>
        )}
      </Answer>
    </section>
  );
}
