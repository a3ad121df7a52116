import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/**
 * How the server handles a mail: refuse the sender or recipient with this code, drop the connection before or after
 * accepting, or stop answering.
 */
export type Answer = { sender: number } | { recipient: number } | 'drop' | 'dropAfter' | 'stall';

export interface MailServer {
  url: string;
  /** Answers for the next mails. Further mails are accepted. */
  answers: Answer[];
  /** Ids of the accepted mails, in order. */
  taken: string[];
  /** The accepted mails as received. */
  messages: string[];
  /** Returns the number of mails without an answer. */
  stalled(): number;
  drop(): void;
  close(): void;
}

const refusal = (responseCode: number, message: string) =>
  Object.assign(new Error(message), { responseCode });

/** Starts a real mail server that accepts mail for every recipient, but no login. */
export async function startMailServer(): Promise<MailServer> {
  const answers: Answer[] = [];
  const taken: string[] = [];
  const messages: string[] = [];
  /** Answer for the current mail of each connection. */
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
      // The sender disconnected during the transfer.
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
