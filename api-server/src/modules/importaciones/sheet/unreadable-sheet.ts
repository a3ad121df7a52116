/** The file cannot be read; the message is for users. */
export class UnreadableSheet extends Error {
  override readonly name = 'UnreadableSheet';
}

export const DAMAGED = 'No pudimos leer el archivo: puede estar dañado o protegido con una clave.';
export const TOO_LARGE = 'La planilla es demasiado grande. Divídela en varias.';
