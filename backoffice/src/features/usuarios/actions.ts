import {
  LIMITS,
  sesionesEndOfUsuario,
  type Usuario,
  usuariosAlta,
  usuariosBaja,
  usuariosBorrarDatos,
  usuariosQuitarRolEmpleado,
  usuariosRechazar,
  usuariosRolEmpleado,
} from 'api-client/backoffice';
import { borradoBody, rechazoBody } from 'api-client/backoffice-forms';
import type { ConfirmReason } from 'ui-kit/confirm-dialog';

/** Returns the call's id and version, for optimistic locking. */
export const withVersion = ({ usuario_id, version }: Usuario) => ({
  path: { id: usuario_id },
  headers: { 'If-Match': `"${version}"` },
});

export interface Action {
  /** `motivo`: the typed reason, or ''. */
  call: (usuario: Usuario, motivo: string) => Promise<unknown>;
  /** The button's label. */
  label: string;
  question: string;
  /** Below the question. */
  explanation?: string;
  confirmLabel: string;
  done: string;
  successText: string;
  failed: string;
  failedToast: string;
  cancelled: string;
  destructive?: true;
  /** Asks for a reason. */
  reason?: ConfirmReason;
  /** Keeps the reason's draft when the dialog is closed. */
  keepsReason?: true;
  /** The list stays open, instead of the start page. */
  stays?: true;
}

/** Actions on an account, with the texts of the staff document (sections 4 and 8), which has no rejection. */
export const ACTIONS = {
  alta: {
    call: (usuario) => usuariosAlta(withVersion(usuario)),
    label: 'Dar de alta',
    question: '¿Quieres dar de alta a este usuario?',
    confirmLabel: 'Sí, confirmar',
    done: 'El usuario ha sido activado exitosamente.',
    successText: 'Usuario dado de alta con éxito!',
    failed: 'Hubo un problema al intentar dar de alta al usuario.',
    failedToast: 'Error al dar de alta al usuario',
    cancelled: 'El usuario no fue dado de alta.',
  },
  baja: {
    call: (usuario) => usuariosBaja(withVersion(usuario)),
    label: 'Dar de baja',
    question: '¿Quieres dar de baja a este usuario?',
    confirmLabel: 'Sí, confirmar',
    done: 'El usuario ha sido desactivado exitosamente.',
    successText: 'Usuario dado de baja con éxito!',
    failed: 'Hubo un problema al intentar dar de baja al usuario.',
    failedToast: 'Error al dar de baja al usuario',
    cancelled: 'El usuario no fue dado de baja.',
    destructive: true,
  },
  reject: {
    call: (usuario, motivo) =>
      usuariosRechazar({ ...withVersion(usuario), body: rechazoBody.parse({ motivo }) }),
    label: 'Rechazar',
    question: '¿Quieres rechazar esta solicitud?',
    explanation: 'Recibirá un correo con el motivo, y la solicitud se borra.',
    confirmLabel: 'Sí, rechazar',
    done: 'La solicitud ha sido rechazada exitosamente.',
    successText: 'Solicitud rechazada con éxito!',
    failed: 'Hubo un problema al intentar rechazar la solicitud.',
    failedToast: 'Error al rechazar la solicitud',
    cancelled: 'La solicitud no fue rechazada.',
    destructive: true,
    stays: true,
    keepsReason: true,
    reason: {
      label: 'Motivo',
      required: true,
      maxLength: LIMITS.motivo,
      help: 'Lo leerá tal como lo escribes.',
      texts: {
        missing: 'El motivo es obligatorio.',
        tooLong: (max) => `El motivo no puede exceder los ${max} caracteres.`,
      },
    },
  },
  makeEmpleado: {
    call: (usuario) => usuariosRolEmpleado(withVersion(usuario)),
    label: 'Asignar Rol Empleado',
    question: '¿Asignar rol de empleado?',
    explanation: 'Confirma si deseas asignar el rol de empleado a este usuario.',
    confirmLabel: 'Sí, asignar',
    done: 'El rol de empleado ha sido asignado con éxito.',
    successText: 'Se le asigno correctamente el rol de: Empleado!',
    failed: 'Hubo un problema al intentar asignarle el rol de empleado al usuario.',
    failedToast: 'Error al darle rol de empleado al usuario',
    cancelled: 'El rol de empleado no fue asignado.',
  },
  dropEmpleado: {
    call: (usuario) => usuariosQuitarRolEmpleado(withVersion(usuario)),
    label: 'Quitar Rol Empleado',
    question: '¿Quitar rol de empleado?',
    explanation: 'Deja de entrar al panel, y sus sesiones terminan. Sigue siendo cliente de la tienda.',
    confirmLabel: 'Sí, quitar',
    done: 'El rol de empleado ha sido quitado con éxito.',
    successText: 'Se le quitó el rol de: Empleado!',
    failed: 'Hubo un problema al intentar quitarle el rol de empleado al usuario.',
    failedToast: 'Error al quitarle el rol de empleado al usuario',
    cancelled: 'El rol de empleado no fue quitado.',
    destructive: true,
    stays: true,
  },
  endSessions: {
    call: ({ usuario_id: id }) => sesionesEndOfUsuario({ path: { id } }),
    // Short, because the dialog's 'Cerrar' is beside it.
    label: 'Terminar sus sesiones',
    question: '¿Quieres terminar todas las sesiones de esta cuenta?',
    explanation: 'En cada dispositivo habrá que volver a entrar con la contraseña.',
    confirmLabel: 'Sí, terminarlas',
    done: 'Todas las sesiones de la cuenta han sido terminadas.',
    successText: 'Sesiones terminadas con éxito!',
    failed: 'Hubo un problema al intentar terminar las sesiones de la cuenta.',
    failedToast: 'Error al terminar las sesiones',
    cancelled: 'Las sesiones no fueron terminadas.',
    destructive: true,
    stays: true,
  },
  erase: {
    call: ({ usuario_id: id }, email) =>
      usuariosBorrarDatos({ path: { id }, body: borradoBody.parse({ email }) }),
    label: 'Borrar datos',
    question: '¿Quieres borrar los datos personales de esta cuenta?',
    explanation:
      'No se puede deshacer. La cuenta se cierra y deja de tener nombre, correo, teléfono y CUIT. Sus pedidos quedan, con sus importes; si hubo entregas, los remitos siguen diciendo a quién, como pide la ley.',
    confirmLabel: 'Sí, borrar para siempre',
    done: 'Los datos personales han sido borrados.',
    successText: 'Datos personales borrados con éxito!',
    failed: 'Hubo un problema al intentar borrar los datos personales.',
    failedToast: 'Error al borrar los datos personales',
    cancelled: 'Los datos personales no fueron borrados.',
    destructive: true,
    stays: true,
    reason: {
      label: 'Correo de la cuenta',
      required: true,
      maxLength: LIMITS.email,
      help: 'Escríbelo para confirmar que es esta cuenta.',
      texts: {
        missing: 'Escribe el correo de la cuenta.',
        tooLong: (max) => `El correo no puede exceder los ${max} caracteres.`,
      },
    },
  },
} as const satisfies Record<string, Action>;

export type ActionName = keyof typeof ACTIONS;
