/** States of a mail. The last two are final, unless an admin retries the mail. */
export const ESTADOS_CORREO = ['en_espera', 'enviando', 'enviado', 'abandonado'] as const;
export type EstadoCorreo = (typeof ESTADOS_CORREO)[number];

/** States that may need attention. */
export const PENDING_ESTADOS_CORREO = ['en_espera', 'abandonado'] as const satisfies EstadoCorreo[];
