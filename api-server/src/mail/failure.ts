import { Failed, Refused } from '../jobs/failures.ts';
import { oneLine } from './address.ts';

/** What a mail server answers at one of these is about this mail; before, it is about us, as a wrong password is. */
const ABOUT_THE_MAIL = /^(MAIL|RCPT|DATA)\b/;

/** Characters of a server's answer that are kept. */
const MOST = 500;

type SmtpError = Partial<Record<'code' | 'command' | 'response', string>> & { responseCode?: number };

/**
 * Why a mail did not leave. The server's own words, which often hold the address, are for admins alone. By SMTP, 5xx is
 * for good and 4xx for now; without an answer nothing is known.
 */
export function failureOf(error: unknown, id: string): Failed {
  const { code = 'ERROR', command = '', response = '', responseCode = 0 } = error as SmtpError;
  const isFinal = responseCode >= 500 && ABOUT_THE_MAIL.test(command);
  const forLog = `Mail ${id} did not leave: ${[code, responseCode || '', command].filter(Boolean).join(' ')}`;
  const answer = oneLine(response).slice(0, MOST);
  if (isFinal) return new Refused(forLog, `El servidor de correo lo rechazó: ${answer}`);
  if (responseCode >= 500) return new Failed(forLog, `El servidor de correo no nos atiende: ${answer}`);
  if (responseCode > 0) return new Failed(forLog, `El servidor de correo pide esperar: ${answer}`);
  return new Failed(forLog, `No se pudo hablar con el servidor de correo (${code}).`);
}
