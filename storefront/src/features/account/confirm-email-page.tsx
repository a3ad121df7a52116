import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useLocation, useNavigate } from '@tanstack/react-router';
import {
  ApiError,
  avisosBaja,
  avisosVuelta,
  cambioDeCorreoConfirm,
  cambioDeCorreoStop,
  cuentaConfirmarCorreo,
  cuentaCorreo,
} from 'api-client/storefront';
import { isSessionOver } from 'app-core/queries/errors';
import { useOnceAtATime } from 'app-core/use-once-at-a-time';
import { useSyncExternalStore } from 'react';
import { useToasts } from 'ui-kit/use-toasts';
import { AccountNotice } from '../../shared/account-notice.tsx';
import { AccountPage } from '../../shared/account-page.tsx';
import { failureText } from '../../shared/failure-text.ts';
import { links } from '../../shared/links.ts';
import { endSession, isAuthenticated } from '../../shared/session/session.ts';

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

const watch = (changed: () => void) => {
  window.addEventListener('hashchange', changed);
  return () => window.removeEventListener('hashchange', changed);
};

/** Returns the fragment of the address, which no server ever sees. Undefined on the server and during hydration. */
const useFragment = (): string | undefined =>
  useSyncExternalStore(
    watch,
    () => window.location.hash.slice(1),
    () => undefined,
  );

type WayOn = { href: string; label: string };

/** Texts and call of a mailed link. */
interface MailedLink {
  title: string;
  lead: string;
  press: string;
  call: (codigo: string) => Promise<{ data: { mensaje: string } }>;
  /** Text under the server's message. */
  done: string;
  next: () => WayOn;
  /** Message for an invalid or expired link. */
  useless: string;
  /** Reverts the link's action. */
  undo?: MailedLink['call'];
}

/** Changes the e-mail, which revokes all sessions of that account. Then checks whether this browser's session ended. */
async function changeEmail(codigo: string) {
  const answer = await cambioDeCorreoConfirm({ body: { codigo } });
  if (isAuthenticated()) {
    await cuentaCorreo().catch((error: unknown) => isSessionOver(error) && endSession());
  }
  return answer;
}

const leaving = (tipo: 'stock' | 'precios', lead: string): MailedLink => ({
  title: 'Correos que recibes',
  lead,
  press: 'No recibir más',
  call: (codigo) => avisosBaja({ query: { codigo, tipo } }),
  done: 'Los correos de tus pedidos te siguen llegando. Todo se elige también en tu cuenta.',
  next: () => ({ href: links.cuenta, label: 'Elegir qué correos recibo' }),
  useless: 'El enlace no es válido. Qué correos recibes se elige también en tu cuenta.',
  undo: (codigo) => avisosVuelta({ query: { codigo, tipo } }),
});

/** By the parameter name of the code in the fragment. */
const LINKS = new Map<string, MailedLink>([
  [
    'codigo',
    {
      title: 'Confirmar correo',
      lead: 'Pulsa el botón para confirmar que esta dirección de correo es tuya.',
      press: 'Confirmar mi correo',
      call: (codigo) => cuentaConfirmarCorreo({ body: { codigo } }),
      done: 'Gracias: ya sabemos que esta dirección es tuya.',
      next: () => ({ href: links.home, label: 'Volver al inicio' }),
      useless:
        'El enlace no es válido o ya venció. Si ya puedes entrar a tu cuenta, pide otro allí; si todavía la estamos revisando, no hace falta que hagas nada.',
    },
  ],
  [
    'cambio',
    {
      title: 'Confirmar correo nuevo',
      lead: 'Pulsa el botón para que esta dirección sea la de tu cuenta. Se cerrarán las sesiones que estén abiertas, también aquí.',
      press: 'Confirmar mi correo nuevo',
      call: changeEmail,
      done: 'Desde ahora entras con la dirección nueva y la contraseña de siempre.',
      next: () => ({ href: links.login, label: 'Entrar con el correo nuevo' }),
      useless:
        'El enlace no es válido, ya venció, o el cambio se canceló. Tu correo sigue siendo el de antes: puedes pedir el cambio otra vez en tu cuenta.',
    },
  ],
  [
    'frenar',
    {
      title: 'Frenar el cambio de correo',
      lead: 'Pulsa el botón para que el correo de tu cuenta siga siendo este.',
      press: 'Frenar el cambio',
      call: (codigo) => cambioDeCorreoStop({ body: { codigo } }),
      done: 'Si no fuiste tú quien pidió el cambio, alguien conoce tu contraseña: elige otra ahora.',
      next: () => ({
        href: isAuthenticated() ? links.cuenta : links.forgotPassword,
        label: 'Elegir otra contraseña',
      }),
      useless:
        'El enlace no es válido o ya venció. Si el correo de tu cuenta cambió y no fuiste tú, responde al correo que te enviamos.',
    },
  ],
  ['baja-stock', leaving('stock', 'Pulsa el botón y no te avisaremos más cuando vuelva un producto.')],
  ['baja-precios', leaving('precios', 'Pulsa el botón y no te avisaremos más de cambios de precio.')],
]);

/** Returns the link that the fragment describes, or undefined if the fragment is incomplete. */
function mailedLinkIn(fragment: string): { link: MailedLink; codigo: string } | undefined {
  for (const [name, codigo] of new URLSearchParams(fragment)) {
    const link = LINKS.get(name);
    if (link && codigo) return { link, codigo };
  }
  return undefined;
}
