import { Refused } from '../jobs/failures.ts';

export type MailAddress = { name: string; address: string };

// No white space, and none of the marks that separate addresses or wrap names: what passes is one recipient.
const single = /^[^\s\p{C}@<>()[\],;:"\\]+@[^\s\p{C}@<>()[\],;:"\\]+$/u;

/** Where the accounts have their address that were erased: nothing is mailed there. */
export const ERASED_DOMAIN = 'borrada.invalid';

/** Header text in one line: a line break in it would start a header of the writer's choosing. */
export function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
}

/** Refuses anything but a single plain address; given as parts, so that nodemailer does not parse the name. */
export function toAddress(recipient: string | MailAddress): MailAddress {
  const { name, address } = typeof recipient === 'string' ? { name: '', address: recipient } : recipient;
  const trimmed = address.trim();
  if (trimmed.length > 254 || !single.test(trimmed)) {
    throw new Refused('An address that is none', 'La dirección de correo no es válida.');
  }
  return { name: oneLine(name), address: trimmed };
}
