import {
  ALTA_PARAGRAPHS,
  LIMITS,
  solicitudesAprobar,
  solicitudesPedirDatos,
  type Usuario,
  usuariosRechazar,
} from 'api-client/backoffice';
import { mensajeBody, rechazoBody } from 'api-client/backoffice-forms';
import { asSeen } from '../actions.ts';

export interface Answering {
  /** The button's label. */
  label: string;
  title: string;
  confirm: string;
  help: string;
  /** The default text of the mail. */
  text: string;
  most: number;
  /** The success message, before the customer's name. */
  done: string;
  destructive: boolean;
  call: (usuario: Usuario, text: string) => Promise<unknown>;
}

/** The answers to a request, each with an editable mail. */
export const ANSWERS = {
  approve: {
    label: 'Aprobar',
    title: 'Aprobar la solicitud',
    confirm: 'Aprobar y avisar',
    help: 'Es el texto del correo. Ctrl+Enter lo envía.',
    text: ALTA_PARAGRAPHS.join('\n\n'),
    most: LIMITS.mensaje,
    done: 'Cuenta aprobada',
    destructive: false,
    call: (usuario, mensaje) =>
      solicitudesAprobar({ ...asSeen(usuario), body: mensajeBody.parse({ mensaje }) }),
  },
  askMore: {
    label: 'Pedir más datos',
    title: 'Pedir más datos',
    confirm: 'Enviar el pedido',
    help: 'Es el texto del correo, y queda entre las notas. Ctrl+Enter lo envía.',
    text: 'Gracias por pedir una cuenta. Para abrirla necesitamos la constancia de inscripción de tu comercio, donde figuren el CUIT y el domicilio fiscal.',
    most: LIMITS.mensaje,
    done: 'Más datos pedidos',
    destructive: false,
    call: (usuario, mensaje) =>
      solicitudesPedirDatos({ ...asSeen(usuario), body: mensajeBody.parse({ mensaje }) }),
  },
  reject: {
    label: 'Rechazar',
    title: 'Rechazar la solicitud',
    confirm: 'Rechazar y avisar',
    help: 'Lo leerá tal como está, y la solicitud se borra. Ctrl+Enter lo envía.',
    text: 'No pudimos comprobar los datos de tu comercio.',
    most: LIMITS.motivo,
    done: 'Solicitud rechazada',
    destructive: true,
    call: (usuario, motivo) => usuariosRechazar({ ...asSeen(usuario), body: rechazoBody.parse({ motivo }) }),
  },
} as const satisfies Record<string, Answering>;

export type AnswerName = keyof typeof ANSWERS;
