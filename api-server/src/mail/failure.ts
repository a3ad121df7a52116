import { Failed, Refused } from '../jobs/failures.ts';
import { oneLine } from './address.ts';

/**
 * SMTP commands whose refusal concerns this mail. A refusal of earlier commands concerns the shop, for example its
 * password.
 */
const ABOUT_THE_MAIL = /^(MAIL|RCPT|DATA)\b/;

/** Maximum characters of a server's answer. */
const MOST = 500;

type SmtpError = Partial<Record<'code' | 'command' | 'response', string>> & { responseCode?: number };

/**
 * Returns the reason why a mail was not sent. The server's text may contain the address, so only admins see it, not the
 * log. In SMTP, 5xx is permanent and 4xx temporary; without an answer, the failure counts as temporary.
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
