import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/**
 * What it does with a mail: answers its sender or its recipient with this number, drops the connection before it has
 * taken it or after, or says nothing any more.
 */
export type Answer = { sender: number } | { recipient: number } | 'drop' | 'dropAfter' | 'stall';

export interface MailServer {
  url: string;
  /** For the next ones; those that follow are taken. */
  answers: Answer[];
  /** The names of those that it has taken, in their order. */
  taken: string[];
  /** The same ones, as they came. */
  messages: string[];
  /** How many it leaves waiting. */
  stalled(): number;
  /** Drops all connections. */
  drop(): void;
  close(): void;
}

const refusal = (responseCode: number, message: string) =>
  Object.assign(new Error(message), { responseCode });

/** A real mail server that takes mail for everybody and lets in nobody who has a password. */
export async function startMailServer(): Promise<MailServer> {
  const answers: Answer[] = [];
  const taken: string[] = [];
  const messages: string[] = [];
  /** What becomes of the mail of a connection. */
  const fate = new Map<string, Answer | undefined>();
  const drop = () => {
    for (const { _socket } of server.connections) _socket.destroy();
  };
  const server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    onAuth: (_auth, _session, done) => done(refusal(535, '5.7.8 Bad username or password')),
    onMailFrom(_address, { id }, done) {
      const answer = answers.shift();
      fate.set(id, answer);
      if (answer === 'drop') return drop();
      if (answer === 'stall') return;
      const isRefused = typeof answer === 'object' && 'sender' in answer;
      done(isRefused ? refusal(answer.sender, 'no') : null);
    },
    onRcptTo({ address }, { id }, done) {
      const answer = fate.get(id);
      const isRefused = typeof answer === 'object' && 'recipient' in answer;
      done(isRefused ? refusal(answer.recipient, `5.1.1 <${address}>: no such user`) : null);
    },
    async onData(stream, { id }, done) {
      const pieces = await stream.toArray().catch(() => undefined);
      // Its sender is gone in the middle of it.
      if (!pieces) return;
      const message = pieces.join('');
      messages.push(message);
      taken.push(/^Message-ID: <(.+)@/im.exec(message)?.[1] ?? '');
      if (fate.get(id) === 'dropAfter') drop();
      else done();
    },
    onClose: ({ id }) => fate.delete(id),
  });
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    answers,
    taken,
    messages,
    stalled: () => [...fate.values()].filter((answer) => answer === 'stall').length,
    drop,
    close: () => server.close(),
  };
}
