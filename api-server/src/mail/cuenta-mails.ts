import { LIMITS } from 'api-client/contract';
import { ALTA_PARAGRAPHS } from 'api-client/contract/alta-text';
import { toName } from './address.ts';
import { layoutMail } from './mail-layout.ts';
import type { Addressee } from './mail-owner.ts';

type WithCode = Addressee & { codigo: string };

/** The code is in the fragment, which neither server logs nor other sites see. */
const confirmPath = (codigo: string) => `/confirmar-correo#codigo=${codigo}`;

const CONFIRM_DAYS = LIMITS.confirmLink / (24 * 3600);

/**
 * Sent after a request for an account: the next steps, and the link that confirms the e-mail. Contains no other data of
 * the request, because the address may be a stranger's.
 */
export const solicitudReceived = ({ codigo, shop }: WithCode) =>
  layoutMail({
    shop,
    subject: `Recibimos tu solicitud en ${shop.nombre}`,
    preview: 'Confirma tu correo. Te avisaremos en cuanto tu cuenta esté activa.',
    title: '¡Gracias! Recibimos tu solicitud',
    paragraphs: [
      'Vamos a revisar los datos de tu comercio. Cuando tu cuenta esté activa te escribiremos a esta dirección: confirma que es tuya con el botón.',
      'Con la cuenta activa verás los precios mayoristas y podrás hacer pedidos. Mientras tanto, puedes recorrer el catálogo.',
      `El enlace vence en ${CONFIRM_DAYS} días.`,
    ],
    action: { label: 'Confirmar mi correo', path: confirmPath(codigo) },
    note: `Recibes este correo porque alguien pidió una cuenta en ${shop.nombre} con esta dirección. Si no fuiste tú, no hace falta que hagas nada.`,
  });

/** Sent when the user requests the confirmation link again. */
export const confirmLink = ({ nombre, codigo, shop }: WithCode) =>
  layoutMail({
    shop,
    subject: `Confirma tu correo en ${shop.nombre}`,
    preview: 'Con este enlace confirmas que esta dirección es tuya.',
    title: `Hola${toName(nombre)}. Confirma tu correo`,
    paragraphs: [
      `Con este enlace confirmas que esta dirección es la de tu cuenta en ${shop.nombre}. Vence en ${CONFIRM_DAYS} días.`,
      'Si no fuiste tú, no hace falta que hagas nada.',
    ],
    action: { label: 'Confirmar mi correo', path: confirmPath(codigo) },
    note: `Recibes este correo porque alguien pidió confirmar la dirección de su cuenta en ${shop.nombre}.`,
  });

/** Returns the staff's text as paragraphs of a mail. */
const paragraphsOf = (texto: string): string[] => texto.split(/\s*\n\s*/).filter(Boolean);

/**
 * Sent when the shop approves an account. From then on, the customer sees prices and can order.
 * @param texto staff's text instead of the default
 */
export const cuentaApproved = ({ nombre, shop, texto }: Addressee & { texto?: string | undefined }) =>
  layoutMail({
    shop,
    subject: `Tu cuenta en ${shop.nombre} está activa`,
    preview: `Ya puedes entrar en ${shop.nombre} y hacer tu primer pedido.`,
    title: `¡Hola${toName(nombre)}! Tu cuenta está activa`,
    paragraphs: texto === undefined ? [...ALTA_PARAGRAPHS] : paragraphsOf(texto),
    action: { label: 'Entrar en mi cuenta', path: '/login' },
    note: `Recibes este correo porque hay una cuenta con esta dirección en ${shop.nombre}.`,
  });

/** Sent when staff need more data to approve a request, with their question. */
export const moreDatosMail = ({ nombre, shop, texto }: Addressee & { texto: string }) =>
  layoutMail({
    shop,
    subject: `Necesitamos un dato más para tu cuenta en ${shop.nombre}`,
    preview: 'Responde a este correo para que sigamos con tu solicitud.',
    title: `Hola${toName(nombre)}. Nos falta un dato para abrir tu cuenta`,
    paragraphs: [
      ...paragraphsOf(texto),
      'Responde a este correo con lo que falta: tu solicitud sigue en pie.',
    ],
    note: `Recibes este correo porque pediste una cuenta en ${shop.nombre}.`,
  });

/** Sent when a request for an account is rejected, with the reason. The person may send another request. */
export const solicitudRejected = ({ nombre, motivo, shop }: Addressee & { motivo: string }) =>
  layoutMail({
    shop,
    subject: `Tu solicitud en ${shop.nombre}`,
    preview: 'Te contamos el motivo y cómo seguir.',
    title: `Hola${toName(nombre)}. No pudimos aprobar tu solicitud`,
    paragraphs: [
      `Revisamos tus datos y esta vez no pudimos abrir tu cuenta en ${shop.nombre}.`,
      `Motivo: ${motivo}`,
      'Si puedes corregirlo, envía una solicitud nueva: la vamos a revisar con gusto. Si tienes dudas, responde a este correo.',
    ],
    action: { label: 'Enviar otra solicitud', path: '/register' },
    note: `Recibes este correo porque pediste una cuenta en ${shop.nombre}. Borramos los datos de esa solicitud.`,
  });

const MINUTES = LIMITS.resetLink / 60;

/** Sent after a password reset request. The link opens the new-password screen once. */
export const resetLink = ({ nombre, path, shop }: Addressee & { path: string }) =>
  layoutMail({
    shop,
    subject: `Restablece tu contraseña de ${shop.nombre}`,
    preview: `El enlace sirve una sola vez, durante ${MINUTES} minutos.`,
    title: `Hola${toName(nombre)}. Crea tu nueva contraseña`,
    paragraphs: [
      `Recibimos un pedido para cambiar la contraseña de tu cuenta en ${shop.nombre}.`,
      `Con este enlace eliges una nueva. Sirve una sola vez y vence en ${MINUTES} minutos.`,
      'Si no fuiste tú, no hace falta que hagas nada: tu contraseña sigue siendo la misma.',
    ],
    action: { label: 'Crear nueva contraseña', path },
    note: `Recibes este correo porque alguien pidió restablecer la contraseña de tu cuenta en ${shop.nombre}.`,
  });

const DAYS = LIMITS.invitationLink / (24 * 3600);

type Invited = Addressee & { path: string; comercio: string };
type ClienteInvited = Invited & { esta_activo: boolean; texto?: string | undefined };

const CHOOSE = `Con este enlace eliges tu contraseña. Sirve una sola vez y vence en ${DAYS} días; si venció, pide otro en «¿Olvidaste tu contraseña?».`;
const UNEXPECTED = 'Si no esperabas este correo, no hace falta que hagas nada.';
const choose = (path: string) => ({ label: 'Elegir mi contraseña', path });

/** Invites a person to order for a shop. The link opens the screen to choose a password once. */
export const personaInvited = ({ nombre, path, comercio, shop }: Invited) =>
  layoutMail({
    shop,
    subject: `Ya puedes hacer pedidos por ${comercio} en ${shop.nombre}`,
    preview: `Elige tu contraseña. El enlace sirve una sola vez, durante ${DAYS} días.`,
    title: `Hola${toName(nombre)}. Ya puedes pedir por ${comercio}`,
    paragraphs: [
      `El titular de ${comercio} te dio acceso para hacer pedidos por el comercio en ${shop.nombre}, con tu propia cuenta.`,
      CHOOSE,
      UNEXPECTED,
    ],
    action: choose(path),
    note: `Recibes este correo porque ${comercio} te invitó a pedir en ${shop.nombre}.`,
  });

/**
 * Invites the owner of an account that staff made. The link opens the screen to choose a password once.
 * @param esta_activo whether the account is approved; if not, the mail announces the approval
 * @param texto staff's text instead of the default
 */
export const clienteInvited = ({ nombre, path, comercio, esta_activo, texto, shop }: ClienteInvited) =>
  layoutMail({
    shop,
    subject: esta_activo ? `Tu cuenta en ${shop.nombre} está lista` : `Elige tu contraseña de ${shop.nombre}`,
    preview: `Elige tu contraseña. El enlace sirve una sola vez, durante ${DAYS} días.`,
    title: `Hola${toName(nombre)}. ${esta_activo ? 'Tu cuenta está lista' : 'Preparamos tu cuenta'}`,
    paragraphs: [
      ...(texto === undefined
        ? [
            `Abrimos una cuenta para ${comercio} en ${shop.nombre}: con ella ves los precios mayoristas y haces tus pedidos.${esta_activo ? '' : ' Te escribiremos cuando esté activa.'}`,
          ]
        : paragraphsOf(texto)),
      CHOOSE,
      UNEXPECTED,
    ],
    action: choose(path),
    note: `Recibes este correo porque ${shop.nombre} abrió una cuenta para ${comercio} con esta dirección.`,
  });

/** Invites an employee whose account an admin made. */
export const empleadoInvited = ({ nombre, path, shop }: Invited) =>
  layoutMail({
    shop,
    subject: `Tu cuenta para trabajar en ${shop.nombre} está lista`,
    preview: `Elige tu contraseña. El enlace sirve una sola vez, durante ${DAYS} días.`,
    title: `Hola${toName(nombre)}. Tu cuenta de trabajo está lista`,
    paragraphs: [
      `Te dieron acceso al panel de ${shop.nombre}. Entra en ${new URL(path).host} con este correo y la contraseña que elijas: el panel también está en el menú de la tienda.`,
      CHOOSE,
      UNEXPECTED,
    ],
    action: choose(path),
    note: `Recibes este correo porque ${shop.nombre} te invitó a trabajar en su panel.`,
  });

/** The sessions that ended with the password: a reset by mail ends all, a change while logged in all others. */
const ENDED_TEXTS = {
  all: 'y cerramos las sesiones que estaban abiertas.',
  others: 'y cerramos las demás sesiones. Sigue abierta solo aquella en la que se cambió.',
};

/** Sent after a password change, so that the owner notices a change by someone else. */
export const passwordChanged = ({ nombre, ended, shop }: Addressee & { ended: keyof typeof ENDED_TEXTS }) =>
  layoutMail({
    shop,
    subject: `Tu contraseña de ${shop.nombre} cambió`,
    preview: 'Ya puedes entrar con la contraseña nueva.',
    title: `Hola${toName(nombre)}. Tu contraseña cambió`,
    paragraphs: [
      `La contraseña de tu cuenta en ${shop.nombre} se cambió recién ${ENDED_TEXTS[ended]}`,
      'Si no fuiste tú, pide un enlace nuevo y responde a este correo para que lo revisemos contigo.',
    ],
    action: { label: 'Iniciar sesión', path: '/login' },
    note: `Recibes este correo porque cambió la contraseña de tu cuenta en ${shop.nombre}.`,
  });
