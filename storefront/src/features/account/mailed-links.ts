import {
  avisosBaja,
  avisosVuelta,
  cambioDeCorreoConfirm,
  cambioDeCorreoStop,
  cuentaConfirmarCorreo,
  cuentaCorreo,
} from 'api-client/storefront';
import { isSessionOver } from 'app-core/queries/errors';
import { links } from '../../shared/links.ts';
import { endSession, isAuthenticated } from '../../shared/session/session.ts';

type WayOn = { href: string; label: string };

/** Texts and call of a mailed link. */
export interface MailedLink {
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
export function mailedLinkIn(fragment: string): { link: MailedLink; codigo: string } | undefined {
  for (const [name, codigo] of new URLSearchParams(fragment)) {
    const link = LINKS.get(name);
    if (link && codigo) return { link, codigo };
  }
  return undefined;
}
