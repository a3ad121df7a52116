import { PassThrough } from 'node:stream';
import { expect, it } from 'vitest';
import { openQuestions } from './ask.ts';

it('shows typed text, except the answer to a hidden question', async () => {
  const [input, output] = [new PassThrough(), new PassThrough()];
  let shown = '';
  output.setEncoding('utf8').on('data', (text: string) => {
    shown += text;
  });
  const terminal = openQuestions(input, output);
  const nombre = terminal.ask('Nombre: ');
  input.write('Ana\r');
  expect(await nombre).toBe('Ana');
  const password = terminal.askHidden('Contraseña: ');
  // As a terminal sends it, character by character, with one deleted.
  for (const sign of ['S', 'e', 'x', '\u007f', 'c', 'r', 'e', 't', 'a', '1', '\r']) input.write(sign);
  expect(await password).toBe('Secreta1');
  const apellido = terminal.ask('Apellido: ');
  input.write('Díaz\r');
  expect(await apellido).toBe('Díaz');
  terminal.close();
  expect(shown).toContain('Nombre: ');
  expect(shown).toContain('Ana');
  expect(shown).toContain('Contraseña: \n');
  expect(shown).toContain('Díaz');
  expect(shown).not.toMatch(/S|cret/);
});
