import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { ApiError } from 'api-client/storefront';
import { useOnceAtATime } from 'app-core/use-once-at-a-time';
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

interface Outcome {
  /** The server's success message. */
  done?: string;
  isUndone?: boolean;
  /** Reason why the link does not work. */
  broken?: string;
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    /**
     * Outcome of the mailed link at this address. Stored in the history entry, not in a component. Reason: confirming a
     * new e-mail ends the session, and the account boundary then mounts the page again without its state.
     */
    mailedLink?: Outcome;
  }
}

/** Page of a mailed link. Acts only on a press: mail programs open links by themselves, and that must change nothing. */
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
  const { done, isUndone, broken } = useLocation({ select: ({ state }) => state.mailedLink }) ?? {};
  const navigate = useNavigate();
  const end = (mailedLink: Outcome) =>
    void navigate({ to: '.', hash: true, replace: true, resetScroll: false, state: { mailedLink } });
  const toasts = useToasts();
  const { mutate, isPending } = useOnceAtATime({
    mutationFn: (call: MailedLink['call']) => call(codigo),
    onSuccess: ({ data }, call) => {
      end({ done: data.mensaje, isUndone: call === link.undo });
    },
    onFailure: (error) => {
      if (error instanceof ApiError && error.code === 'EMAIL_EN_USO') end({ broken: TAKEN });
      else if (error instanceof ApiError && [400, 404].includes(error.status)) end({ broken: link.useless });
      else toasts.error(failureText(error));
    },
  });
  const { undo } = link;
  if (done) {
    const again = isUndone ? link.call : undo;
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
