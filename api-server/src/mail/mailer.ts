import { tracedPart } from 'node-kit/trace';
import { isLoopback } from 'settings/hosts';
import type { JobData } from '../jobs/jobs.ts';
import { type MailAddress, oneLine, toAddress } from './address.ts';
import { failureOf } from './failure.ts';
import { writeToOutbox } from './outbox.ts';

export type { MailAddress } from './address.ts';

export type Mail = JobData['mail'];

/**
 * The mail leaves with `id` in its name, by which a mail program knows one that comes twice.
 * @throws Failed or, when it will never leave as it is, Refused.
 */
export type Mailer = { send: (mail: Mail, id: string) => Promise<void> };

export type MailerOptions = {
  /** Without it mail is written to `outboxDir`, where whoever develops can open it. */
  smtpUrl?: string | undefined;
  outboxDir: string;
  from: string | MailAddress;
};

// A mail only ever carries text this server wrote: nothing in it may make nodemailer read a file or a URL.
const closed = { disableFileAccess: true, disableUrlAccess: true };
// Nodemailer waits minutes by default; a mail server that does not answer should show sooner.
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

/** By these a mail program offers its reader to end such mails, and does it itself (RFC 8058). */
const leavingHeaders = ({ unsubscribe }: Mail) =>
  unsubscribe
    ? { 'List-Unsubscribe': `<${unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
    : {};

/** Neither a password nor a mail leaves this machine in the open, or to somebody who can't show who they are. */
function connectionOf(smtpUrl: string) {
  const { protocol, hostname, port, username, password } = new URL(smtpUrl);
  const here = isLoopback(hostname);
  return {
    host: hostname.replace(/^\[|\]$/g, ''),
    ...(port && { port: Number(port) }),
    ...(username && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    secure: protocol === 'smtps:',
    requireTLS: !here,
    ignoreTLS: here,
    tls: { rejectUnauthorized: true },
  };
}

/** With the first mail: an idle shop has no use for it. */
const loadMailLibrary = () => import('nodemailer');

function createSmtpMailer(smtpUrl: string, from: MailerOptions['from']): Mailer {
  return {
    async send(mail, id) {
      const { createTransport } = await loadMailLibrary();
      const transport = createTransport({ ...connectionOf(smtpUrl), ...timeouts, ...closed });
      const message = compose(from, mail, id);
      await transport.sendMail(message).catch((error: unknown) => {
        throw failureOf(error, id);
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
