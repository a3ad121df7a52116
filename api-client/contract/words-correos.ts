/** How far a mail has come; the last two end it, but for an admin who has it tried again. */
export const ESTADOS_CORREO = ['en_espera', 'enviando', 'enviado', 'abandonado'] as const;
export type EstadoCorreo = (typeof ESTADOS_CORREO)[number];

/** Of the mails that may need somebody. */
export const PENDING_ESTADOS_CORREO = ['en_espera', 'abandonado'] as const satisfies EstadoCorreo[];
