import { createInterface } from 'node:readline/promises';
import { type Readable, Writable } from 'node:stream';

/** Asks questions at a terminal; answers to hidden questions are not echoed. */
export function openQuestions(input: Readable, output: Writable) {
  let hidden = false;
  const shown = new Writable({
    write(chunk, _encoding, done) {
      if (!hidden) output.write(chunk);
      done();
    },
  });
  const terminal = createInterface({ input, output: shown, terminal: true, historySize: 0 });
  return {
    ask: (question: string): Promise<string> => terminal.question(question),
    async askHidden(question: string): Promise<string> {
      output.write(question);
      hidden = true;
      try {
        return await terminal.question('');
      } finally {
        hidden = false;
        output.write('\n');
      }
    },
    close: () => terminal.close(),
  };
}
