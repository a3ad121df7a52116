import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { text } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createMailer } from './mailer.ts';

let server: SMTPServer;
let heard: string[] = [];
beforeEach(() => {
  heard = [];
});
afterEach(() => new Promise<void>((resolve) => server.close(resolve)));

/** A mail server whose certificate nobody vouches for. */
async function listen(options: SMTPServerOptions = {}): Promise<number> {
  server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    onAuth(auth, _session, done) {
      heard.push(`auth ${auth.username}`);
      done(null, { user: auth.username });
    },
    onData(stream, _session, done) {
      void text(stream).then(() => {
        heard.push('mail');
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

/** It leads here, and is no name of this machine: as good as another one's. */
const ELSEWHERE = '0.0.0.0';

it.each([
  ['speaks no TLS', { disabledCommands: ['STARTTLS'] }, 'ETLS'],
  ['can’t show who it is', {}, 'ESOCKET'],
])(
  'a mail server elsewhere that %s is told nothing, and the mail is tried again',
  async (_name, options, code) => {
    const port = await listen(options);
    const answer = await sendTo(`smtp://usuario:clave@${ELSEWHERE}:${port}`);
    expect(answer).toContain(`Failed: Mail id did not leave: ${code}`);
    expect(heard).toEqual([]);
  },
);

it('on this machine it needs none', async () => {
  const port = await listen();
  expect(await sendTo(`smtp://usuario:cl%40ve@127.0.0.1:${port}`)).toBe('sent');
  expect(heard).toEqual(['auth usuario', 'mail']);
});
