import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { text } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createMailer } from './mailer.ts';

let server: SMTPServer;
let received: string[] = [];
beforeEach(() => {
  received = [];
});
afterEach(() => new Promise<void>((resolve) => server.close(resolve)));

/** Starts a mail server with a self-signed certificate. */
async function listen(options: SMTPServerOptions = {}): Promise<number> {
  server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    onAuth(auth, _session, done) {
      received.push(`auth ${auth.username}`);
      done(null, { user: auth.username });
    },
    onData(stream, _session, done) {
      void text(stream).then(() => {
        received.push('mail');
        done();
      });
    },
    ...options,
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '0.0.0.0', resolve));
  return (server.server.address() as AddressInfo).port;
}

const sendTo = (smtpUrl: string) => {
  const mailer = createMailer({ smtpUrl, outboxDir: tmpdir(), from: 'ventas@raiz.example' });
  return mailer.send({ to: 'ana@example.com', subject: 'x', text: 'x', html: 'x' }, 'id').then(
    () => 'sent',
    (error: Error) => `${error.name}: ${error.message}`,
  );
};

/** An address of this machine that the mailer treats as remote. */
const ELSEWHERE = '0.0.0.0';

it.each([
  ['supports no TLS', { disabledCommands: ['STARTTLS'] }, 'ETLS'],
  ['shows no valid certificate', {}, 'ESOCKET'],
])(
  'a remote mail server that %s gets no login and no mail, and the failure is retryable',
  async (_name, options, code) => {
    const port = await listen(options);
    const answer = await sendTo(`smtp://usuario:clave@${ELSEWHERE}:${port}`);
    expect(answer).toContain(`Failed: Mail id did not leave: ${code}`);
    expect(received).toEqual([]);
  },
);

it('a mail server on this machine may work without TLS', async () => {
  const port = await listen();
  expect(await sendTo(`smtp://usuario:cl%40ve@127.0.0.1:${port}`)).toBe('sent');
  expect(received).toEqual(['auth usuario', 'mail']);
});
