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

/** Maximum characters of a name in a greeting. */
const LONGEST = 60;
/** Text that mail programs turn into a link: a domain or an address, with any kind of dot. */
const LINK = /[@/\\:]|[.\u3002\uFF0E\uFF61]\S/u;

export interface AccountName {
  nombre: string;
  apellido: string;
  dado_de_alta: boolean;
  correo_confirmado_en: Date | null;
}

const plain = (text: string): string | undefined =>
  text.length <= LONGEST && !LINK.test(text) ? text : undefined;

/**
 * Returns the name for a mail's greeting. Empty until staff approve the account or its e-mail is confirmed: before, a
 * stranger may have typed the name to send text to a victim.
 */
export function greetingName({ nombre, apellido, dado_de_alta, correo_confirmado_en }: AccountName) {
  if (!dado_de_alta && correo_confirmado_en === null) return { nombre: undefined, whole: '' };
  return { nombre: plain(nombre), whole: plain(`${nombre} ${apellido}`) ?? '' };
}

/** Returns ', Ana' for a greeting, or an empty text. */
export const toName = (nombre: string | undefined): string => (nombre ? `, ${nombre}` : '');

const HIDDEN = '•••';

/** Returns 'a•••@e•••.test': the owner recognises the address, and mail programs make no link of it. */
export function masked(email: string): string {
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1);
  const last = domain.slice(domain.lastIndexOf('.'));
  return `${email.slice(0, 1)}${HIDDEN}@${domain.slice(0, 1)}${HIDDEN}${last}`;
}
