import Button from '@mui/material/Button';
import { ApiError, cuentaConfirmarCorreo } from 'api-client/storefront';
import { useOnceAtATime } from 'app-core/use-once-at-a-time';
import { useState } from 'react';
import { useToasts } from 'ui-kit/use-toasts';
import { AccountNotice } from '../../shared/account-notice.tsx';
import { AccountPage } from '../../shared/account-page.tsx';
import { failureText } from '../../shared/failure-text.ts';
import { links } from '../../shared/links.ts';

const TITLE = 'Confirmar correo';
const INCOMPLETE = 'A este enlace le falta una parte. Ábrelo de nuevo desde el correo que te enviamos.';
const USELESS =
  'El enlace no es válido o ya venció. Si ya puedes entrar a tu cuenta, pide otro allí; si todavía la estamos revisando, no hace falta que hagas nada.';

/** The code stands in the fragment, which no server ever sees. */
const codeInAddress = () => new URLSearchParams(window.location.hash.slice(1)).get('codigo');

/** Confirms an e-mail when somebody says so: that a program opens the links of a mail confirms nothing. */
export function ConfirmEmailPage() {
  const [done, setDone] = useState<string>();
  const [broken, setBroken] = useState<string>();
  const toasts = useToasts();
  const { mutate, isPending } = useOnceAtATime({
    mutationFn: (codigo: string) => cuentaConfirmarCorreo({ body: { codigo } }),
    meta: { ownErrors: true },
    onSuccess: ({ data }) => setDone(data.mensaje),
    onError: (error) => {
      const useless = error instanceof ApiError && [400, 404].includes(error.status);
      if (useless) setBroken(USELESS);
      else toasts.error(failureText(error));
    },
  });
  const confirm = () => {
    const codigo = codeInAddress();
    if (codigo) mutate(codigo);
    else setBroken(INCOMPLETE);
  };

  if (done)
    return (
      <AccountNotice
        title={done}
        lead="Gracias: ya sabemos que esta dirección es tuya."
        href={links.home}
        label="Volver al inicio"
      />
    );
  if (broken) return <AccountNotice title={TITLE} lead={broken} href={links.cuenta} label="Ir a mi cuenta" />;

  return (
    <AccountPage title={TITLE} lead="Pulsa el botón para confirmar que esta dirección de correo es tuya.">
      <Button variant="contained" size="large" aria-busy={isPending} onClick={confirm}>
        Confirmar mi correo
      </Button>
    </AccountPage>
  );
}
