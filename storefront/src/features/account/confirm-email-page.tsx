import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { ApiError } from 'api-client/storefront';
import { useOnceAtATime } from 'app-core/use-once-at-a-time';
import { useState } from 'react';
import { useToasts } from 'ui-kit/use-toasts';
import { AccountNotice } from '../../shared/account-notice.tsx';
import { AccountPage } from '../../shared/account-page.tsx';
import { failureText } from '../../shared/failure-text.ts';
import { links } from '../../shared/links.ts';
import { type MailedLink, mailedLinkIn } from './mailed-links.ts';
import { useFragment } from './use-fragment.ts';

const TITLE = 'Confirmar correo';
const INCOMPLETE = 'A este enlace le falta una parte. Ábrelo de nuevo desde el correo que te enviamos.';
const TAKEN =
  'Esa dirección ya es la de otra cuenta o de una solicitud. Tu correo sigue siendo el de antes: elige otra dirección en tu cuenta, o escríbenos.';
const TO_ACCOUNT = { href: links.cuenta, label: 'Ir a mi cuenta' };

/** Does what a mailed link is for when somebody says so: that a program opens the links of a mail does nothing. */
export function ConfirmEmailPage() {
  const fragment = useFragment();
  if (fragment === undefined) {
    return (
      <AccountPage title={TITLE}>
        <Skeleton width="70%" aria-busy />
      </AccountPage>
    );
  }
  const found = mailedLinkIn(fragment);
  if (!found) return <AccountNotice title={TITLE} lead={INCOMPLETE} {...TO_ACCOUNT} />;
  return <Press key={fragment} {...found} />;
}

function Press({ link, codigo }: { link: MailedLink; codigo: string }) {
  const [done, setDone] = useState<string>();
  const [undone, setUndone] = useState(false);
  const [broken, setBroken] = useState<string>();
  const toasts = useToasts();
  const { mutate, isPending } = useOnceAtATime({
    mutationFn: (call: MailedLink['call']) => call(codigo),
    meta: { ownErrors: true },
    onSuccess: ({ data }, call) => {
      setDone(data.mensaje);
      setUndone(call === link.undo);
    },
    onError: (error) => {
      if (error instanceof ApiError && error.code === 'EMAIL_EN_USO') setBroken(TAKEN);
      else if (error instanceof ApiError && [400, 404].includes(error.status)) setBroken(link.useless);
      else toasts.error(failureText(error));
    },
  });
  const { undo } = link;
  if (done) {
    const again = undone ? link.call : undo;
    return (
      <AccountNotice title={done} lead={link.done} {...link.next()}>
        {again && (
          <Button
            variant="outlined"
            size="large"
            sx={{ ml: { sm: 3 }, mt: { xs: 3, sm: 0 } }}
            loading={isPending}
            onClick={() => mutate(again)}
          >
            Deshacer
          </Button>
        )}
      </AccountNotice>
    );
  }
  if (broken) return <AccountNotice title={link.title} lead={broken} {...TO_ACCOUNT} />;
  return (
    <AccountPage title={link.title} lead={link.lead}>
      <Button variant="contained" size="large" aria-busy={isPending} onClick={() => mutate(link.call)}>
        {link.press}
      </Button>
    </AccountPage>
  );
}
