import { toName } from './called.ts';
import { layoutMail, type MailShop } from './mail-layout.ts';
import { momentOf } from './moment.ts';

/** Changes of a second factor, with the text for its owner. */
const EVENTS = {
  on: {
    what: 'se activó',
    text: 'Se activó la verificación en dos pasos de tu cuenta. Desde ahora, al entrar te pediremos también un código.',
    own: true,
  },
  off: {
    what: 'se desactivó',
    text: 'Se desactivó la verificación en dos pasos de tu cuenta. Desde ahora se entra con la contraseña sola.',
    own: true,
  },
  renewed: {
    what: 'tiene códigos nuevos',
    text: 'Se pidieron códigos de recuperación nuevos para tu cuenta. Los que tenías dejaron de servir.',
    own: true,
  },
  used: {
    what: 'se usó con un código de recuperación',
    text: 'Se usó uno de los códigos de recuperación de tu cuenta. Ese código ya no sirve.',
    own: true,
  },
  reset: {
    what: 'se quitó',
    text: 'Un administrador quitó la verificación en dos pasos de tu cuenta y cerró sus sesiones. Se entra con la contraseña sola hasta que la actives de nuevo.',
    own: false,
  },
  letGo: {
    what: 'se quitó',
    text: 'Quien administra el servidor de la tienda quitó la verificación en dos pasos de tu cuenta y cerró sus sesiones. Se entra con la contraseña sola hasta que la actives de nuevo.',
    own: false,
  },
} as const;

export type FactorEvent = keyof typeof EVENTS;

interface Told {
  nombre: string | undefined;
  when: Date;
  /** The owner's device. Missing for changes by others, whose devices are private. */
  device: string | undefined;
  shop: MailShop;
}

/** Tells the owner about a change of the second factor, with time and device. */
export function factorChanged(event: FactorEvent, { nombre, when, device, shop }: Told) {
  const { what, text, own } = EVENTS[event];
  const at = `Fue el ${momentOf(when)}${own && device ? `, con ${device}` : ''}.`;
  return layoutMail({
    shop,
    subject: `Tu verificación en dos pasos de ${shop.nombre} ${what}`,
    preview: 'Si no fuiste tú, avísanos.',
    title: `Hola${toName(nombre)}. Tu verificación en dos pasos ${what}`,
    paragraphs: [
      text,
      at,
      own
        ? 'Si no fuiste tú, cambia tu contraseña y responde a este correo para que lo revisemos contigo.'
        : 'Si no lo pediste, responde a este correo para que lo revisemos contigo.',
    ],
    note: `Recibes este correo porque tienes una cuenta en ${shop.nombre}. Nunca te pediremos un código por correo.`,
  });
}
