import { Refused } from '../jobs/failures.ts';

export type MailAddress = { name: string; address: string };

// Refuses white space and the characters that separate addresses or wrap names, so that the text is one recipient.
const single = /^[^\s\p{C}@<>()[\],;:"\\]+@[^\s\p{C}@<>()[\],;:"\\]+$/u;

/** Domain of the addresses of erased accounts, which get no mail. */
export const ERASED_DOMAIN = 'borrada.invalid';

/** Returns header text as one line: a line break would let its author add headers. */
export function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
}

/**
 * Returns a single plain address. Address and name stay separate, so that nodemailer does not parse the name.
 * @throws Refused for anything else
 */
export function toAddress(recipient: string | MailAddress): MailAddress {
  const { name, address } = typeof recipient === 'string' ? { name: '', address: recipient } : recipient;
  const trimmed = address.trim();
  if (trimmed.length > 254 || !single.test(trimmed)) {
    throw new Refused('An address that is none', 'La dirección de correo no es válida.');
  }
  return { name: oneLine(name), address: trimmed };
}
