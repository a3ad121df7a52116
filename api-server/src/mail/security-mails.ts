import { toName } from './address.ts';
import { layoutMail, type MailShop, momentOf } from './mail-layout.ts';
import type { Addressee } from './mail-owner.ts';

/** The code is in the fragment, which neither server logs nor other sites see. */
const pathOf = (key: 'cambio' | 'frenar', codigo: string) => `/confirmar-correo#${key}=${codigo}`;

/** Sent to the requested e-mail, which may be a stranger's, so the mail contains no personal data. */
export const changeLink = ({ shop, codigo, vence }: Addressee & { codigo: string; vence: Date }) =>
  layoutMail({
    shop,
    subject: `Confirma tu correo nuevo en ${shop.nombre}`,
    preview: 'Con este enlace la dirección de tu cuenta pasa a ser esta.',
    title: 'Confirma tu correo nuevo',
    paragraphs: [
      `Alguien pidió que esta dirección sea la de su cuenta en ${shop.nombre}. Si fuiste tú, confírmalo con el botón: desde entonces entras con esta dirección, y se cierran las sesiones que estén abiertas.`,
      `El enlace sirve hasta el ${momentOf(vence)}. Hasta que lo uses, tu cuenta sigue con la dirección de antes.`,
      'Si no fuiste tú, no hace falta que hagas nada.',
    ],
    action: { label: 'Confirmar mi correo nuevo', path: pathOf('cambio', codigo) },
    note: `Recibes este correo porque alguien escribió esta dirección en su cuenta de ${shop.nombre}.`,
  });

/** Sent instead when the requested e-mail already has an account. Only this mail reveals that. */
export const emailTakenMail = ({ shop }: Addressee) =>
  layoutMail({
    shop,
    subject: `Esta dirección ya tiene una cuenta en ${shop.nombre}`,
    preview: 'Por eso no puede ser también la de otra.',
    title: 'Esta dirección ya tiene una cuenta',
    paragraphs: [
      `Alguien pidió que esta dirección sea la de su cuenta en ${shop.nombre}, pero ya es la de otra cuenta o de una solicitud. No cambió nada.`,
      'Si fuiste tú, elige otra dirección, o responde a este correo para que lo veamos contigo. Si no fuiste tú, no hace falta que hagas nada.',
    ],
    note: `Recibes este correo porque alguien escribió esta dirección en su cuenta de ${shop.nombre}.`,
  });

type CambioMail = Addressee & {
  /** The other e-mail, masked. */
  wanted: string;
};

/** Sent to the current e-mail when a change is requested, with a link that stops the change. */
export const changeRequestedMail = ({ nombre, shop, wanted, codigo }: CambioMail & { codigo: string }) =>
  layoutMail({
    shop,
    subject: `Pidieron cambiar el correo de tu cuenta en ${shop.nombre}`,
    preview: 'Si no fuiste tú, frénalo.',
    title: `Hola${toName(nombre)}. Pidieron cambiar el correo de tu cuenta`,
    paragraphs: [
      `Con tu contraseña se pidió que el correo de tu cuenta en ${shop.nombre} pase a ser ${wanted}. Todavía no cambió nada: hasta que se confirme desde allí, vale esta dirección.`,
      'Si fuiste tú, no hace falta que hagas nada aquí.',
      'Si no fuiste tú, frénalo con el botón y cambia tu contraseña, que alguien conoce. Cambiarla también lo frena.',
    ],
    action: { label: 'Frenar el cambio', path: pathOf('frenar', codigo) },
    note: `Recibes este correo porque es la dirección de tu cuenta en ${shop.nombre}.`,
  });

/** Sent to the previous e-mail after the change. */
export const changeDoneMail = ({ nombre, shop, wanted }: CambioMail) =>
  layoutMail({
    shop,
    subject: `El correo de tu cuenta en ${shop.nombre} cambió`,
    preview: 'Si no fuiste tú, avísanos.',
    title: `Hola${toName(nombre)}. El correo de tu cuenta cambió`,
    paragraphs: [
      `El correo de tu cuenta en ${shop.nombre} es desde ahora ${wanted}. Con esta dirección ya no se entra, y se cerraron las sesiones que estaban abiertas.`,
      'Si no fuiste tú, responde a este correo para que lo revisemos contigo.',
    ],
    note: `Recibes este correo porque era la dirección de tu cuenta en ${shop.nombre}.`,
  });

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

interface FactorMail {
  nombre: string | undefined;
  when: Date;
  /** The owner's device. Missing for changes by others, whose devices are private. */
  device: string | undefined;
  shop: MailShop;
}

/** Tells the owner about a change of the second factor, with time and device. */
export function factorChanged(event: FactorEvent, { nombre, when, device, shop }: FactorMail) {
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
