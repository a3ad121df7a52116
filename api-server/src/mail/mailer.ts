import { randomBytes } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { tracedPart } from 'node-kit/trace';
import { isLoopback } from 'settings/hosts';
import { Failed, Refused } from '../jobs/failures.ts';
import type { JobData } from '../jobs/jobs.ts';
import { type MailAddress, oneLine, toAddress } from './address.ts';

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
function toFailed(error: unknown, id: string): Failed {
  const { code = 'ERROR', command = '', response = '', responseCode = 0 } = error as SmtpError;
  const isFinal = responseCode >= 500 && ABOUT_THE_MAIL.test(command);
  const forLog = `Mail ${id} did not leave: ${[code, responseCode || '', command].filter(Boolean).join(' ')}`;
  const answer = oneLine(response).slice(0, MOST);
  if (isFinal) return new Refused(forLog, `El servidor de correo lo rechazó: ${answer}`);
  if (responseCode >= 500) return new Failed(forLog, `El servidor de correo no nos atiende: ${answer}`);
  if (responseCode > 0) return new Failed(forLog, `El servidor de correo pide esperar: ${answer}`);
  return new Failed(forLog, `No se pudo hablar con el servidor de correo (${code}).`);
}

let written = 0;

/** Returns a file name that sorts by time and by order within the process. The random part distinguishes processes. */
function mailFileName(now: Date): string {
  written += 1;
  const time = now.toISOString().replace(/[-:.]/g, '');
  return `${time}-${String(written).padStart(6, '0')}-${randomBytes(4).toString('hex')}.eml`;
}

/** Writes a mail under a temporary name first, so that a watcher of the folder never reads half a message. */
async function writeToOutbox(outboxDir: string, message: Buffer): Promise<string> {
  await mkdir(outboxDir, { recursive: true });
  const name = mailFileName(new Date());
  const path = join(outboxDir, name);
  const unfinished = join(outboxDir, `.${name}.tmp`);
  try {
    // Mails contain personal data: only the server's user may read them.
    await writeFile(unfinished, message, { flag: 'wx', mode: 0o600 });
    await rename(unfinished, path);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
  return path;
}

export type { MailAddress } from './address.ts';

export type Mail = JobData['mail'];

/**
 * Sends a mail with `id` in its Message-ID, so that mail programs recognise a repeated mail.
 * @throws Refused when a retry cannot help, else Failed
 */
export type Mailer = { send: (mail: Mail, id: string) => Promise<void> };

export type MailerOptions = {
  /** Without a URL, mails are written to `outboxDir`, where developers can open them. */
  smtpUrl?: string | undefined;
  outboxDir: string;
  from: string | MailAddress;
};

// Mails contain only text of this server, so nodemailer must never read files or URLs.
const closed = { disableFileAccess: true, disableUrlAccess: true };
// Nodemailer's default timeouts are minutes; a server that does not answer must fail sooner.
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

function compose(from: MailerOptions['from'], mail: Mail, id: string) {
  const sender = typeof from === 'string' ? oneLine(from) : toAddress(from);
  const domain = /@([^@>]+)>?$/.exec(typeof sender === 'string' ? sender : sender.address)?.[1];
  return {
    from: sender,
    to: toAddress(mail.to),
    messageId: `<${id}@${domain}>`,
    subject: oneLine(mail.subject),
    text: mail.text,
    html: mail.html,
    // Tells out-of-office responders not to answer.
    headers: { 'Auto-Submitted': 'auto-generated', ...leavingHeaders(mail) },
  };
}

/** Headers for one-click unsubscribe in the mail program (RFC 8058). */
const leavingHeaders = ({ unsubscribe }: Mail) =>
  unsubscribe
    ? { 'List-Unsubscribe': `<${unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
    : {};

/**
 * Returns the connection's settings. A remote server must use TLS with a valid certificate, so that no password or mail
 * is readable on the network.
 */
function parseSmtpUrl(smtpUrl: string) {
  const { protocol, hostname, port, username, password } = new URL(smtpUrl);
  const isLocal = isLoopback(hostname);
  return {
    host: hostname.replace(/^\[|\]$/g, ''),
    ...(port && { port: Number(port) }),
    ...(username && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    secure: protocol === 'smtps:',
    requireTLS: !isLocal,
    ignoreTLS: isLocal,
    tls: { rejectUnauthorized: true },
  };
}

/** Loads nodemailer with the first mail, to save memory in an idle shop. */
const loadMailLibrary = () => import('nodemailer');

function createSmtpMailer(smtpUrl: string, from: MailerOptions['from']): Mailer {
  return {
    async send(mail, id) {
      const { createTransport } = await loadMailLibrary();
      const transport = createTransport({ ...parseSmtpUrl(smtpUrl), ...timeouts, ...closed });
      const message = compose(from, mail, id);
      await transport.sendMail(message).catch((error: unknown) => {
        throw toFailed(error, id);
      });
    },
  };
}

function createOutboxMailer(outboxDir: string, from: MailerOptions['from']): Mailer {
  return {
    async send(mail, id) {
      const { createTransport } = await loadMailLibrary();
      const transport = createTransport({
        streamTransport: true,
        buffer: true,
        newline: 'windows',
        ...closed,
      });
      const { message } = await transport.sendMail(compose(from, mail, id));
      if (!Buffer.isBuffer(message)) throw new Error('nodemailer did not buffer the message');
      await writeToOutbox(outboxDir, message);
    },
  };
}

export function createMailer({ smtpUrl, outboxDir, from }: MailerOptions): Mailer {
  const mailer = smtpUrl ? createSmtpMailer(smtpUrl, from) : createOutboxMailer(outboxDir, from);
  return { send: (mail, id) => tracedPart('mail', { kind: 'client' }, () => mailer.send(mail, id)) };
}
