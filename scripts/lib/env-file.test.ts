import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { afterAll, expect, it } from 'vitest';
import { parseEnvFile } from './env-file.ts';
import { inRoot, read as readFile } from './workspace.ts';

const folder = mkdtempSync(join(tmpdir(), 'tienda-env-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const read = (line: string) => parseEnvFile(`# un comentario\n\n${line}\n`, 'api.env');

/** Evaluates a line like a shell's `env` file; single-quoted values have the same meaning there. */
function readByShell(line: string): string {
  const file = join(folder, 'api.env');
  writeFileSync(file, `${line}\n`);
  return execFileSync('/bin/sh', ['-c', `set -a; . "${file}"; printenv X`], { encoding: 'utf8' }).replace(
    /\n$/,
    '',
  );
}

const ESCAPES: Record<string, string> = { n: '\n', r: '\r' };

/**
 * Reads an `env_file` like Docker Compose, by the rules of compose-go's `dotenv/parser.go`. Unquoted values end before
 * `#`, and `$NAME` is replaced. Quoted values end at the next such quote without a backslash before, also on later
 * lines. Double quotes allow escapes and `$NAME`. Undefined for a file that Compose refuses.
 */
function readByCompose(text: string): Record<string, string> | undefined {
  const found: Record<string, string> = {};
  const expand = (value: string) =>
    value.replaceAll(/\$\{?(\w+)\}?/g, (_, name: string) => found[name] ?? '');
  for (let rest = text.trimStart(); rest !== ''; rest = rest.trimStart()) {
    const comment = /^#.*/.exec(rest)?.[0];
    if (comment !== undefined) {
      rest = rest.slice(comment.length);
      continue;
    }
    const [head = '', name = ''] = /^(\w+)=[^\S\n]*/.exec(rest) ?? [];
    if (name === '') return undefined;
    rest = rest.slice(head.length);
    const quote = /^['"]/.exec(rest)?.[0];
    if (quote === undefined) {
      const line = rest.split('\n', 1)[0] ?? '';
      found[name] = expand(line.replace(/#.*/, '').trimEnd());
      rest = rest.slice(line.length);
      continue;
    }
    const end = [...rest.slice(1)].findIndex((sign, at) => sign === quote && rest[at] !== '\\');
    if (end < 0) return undefined;
    const value = rest.slice(1, end + 1);
    const unescaped = value.replaceAll(/\\([nr\\"$])/g, (_, sign: string) => ESCAPES[sign] ?? sign);
    found[name] = quote === '"' ? expand(unescaped) : value;
    rest = rest.slice(end + 2);
  }
  return found;
}

it.each([
  ['$', 'a$b', '$HOME', 'a$(b)', 'a$'],
  ['&', 'a&b', '&', 'a;b|c'],
  ['#', 'a#b', 'a #b', '#a'],
  ['quotes', 'dice "hola"', '"', 'a"b'],
  ['spaces', ' a b ', 'a\tb'],
  ['backslashes', 'a\\b', '\\a', '\\n', 'a\\\\b'],
  ['=', '=', 'a=b', '==a=='],
])(
  'accepts a value with %s in a form that a shell, Node.js and Docker Compose read equally',
  (_, ...values) => {
    for (const value of values) {
      const text = `X='${value}'\nY=1`;
      expect(parseEnvFile(text, 'api.env')).toEqual({ X: value, Y: '1' });
      expect({ ...parseEnv(text) }).toEqual({ X: value, Y: '1' });
      expect(readByCompose(text)).toEqual({ X: value, Y: '1' });
      expect(readByShell(`X='${value}'`)).toBe(value);
    }
  },
);

it.each(["X='C:\\datos\\'", "X='\\'"])('refuses %s, which Docker Compose reads past its end', (line) => {
  expect(readByCompose(`${line}\nY='1'`)).not.toEqual({ X: readByShell(line), Y: '1' });
  expect(() => read(line)).toThrow(
    /^api.env, línea 3: el valor de X no puede terminar en una barra invertida/,
  );
});

it.each([
  ["X='contra$eña&más;#1'", 'contra$eña&más;#1'],
  ["X='postgres://u:p%27@h/db?a=1&sslmode=verify-full'", 'postgres://u:p%27@h/db?a=1&sslmode=verify-full'],
  ["X='con \\ barra y ` y espacios '", 'con \\ barra y ` y espacios '],
  ['X="D\'Angelo e Hijos (S.R.L.)"', "D'Angelo e Hijos (S.R.L.)"],
  ['X=smtp://u:p@correo.ejemplo.com:587', 'smtp://u:p@correo.ejemplo.com:587'],
  ['X=SGVsbG8+Lw==', 'SGVsbG8+Lw=='],
  ["X=''", ''],
])('reads %s like a shell, Node.js and Docker Compose', (line, value) => {
  expect(read(line)).toEqual({ X: value });
  expect(parseEnv(line)).toEqual({ X: value });
  expect(readByCompose(line)).toEqual({ X: value });
  expect(readByShell(line)).toBe(value);
});

it('reads a blank value as empty', () => {
  expect(read('SMTP_URL=')).toEqual({ SMTP_URL: '' });
});

it.each([
  'X=contra$eña',
  'X=postgres://u:p@h/db?a=1&b=2',
  'X=Tierra Llana S.R.L.',
  'X=algo #comentario',
  'X=barra\\invertida',
  'X="precio $5"',
  'X="barra \\n"',
  "X='sin cerrar",
  "X='dos' 'partes'",
  'X=`fecha`',
  'X=a;b',
])('refuses %s with the line number and the fix', (line) => {
  expect(() => read(line)).toThrow(/^api.env, línea 3: escriba el valor de X entre comillas simples/);
});

it.each(['export X=1', 'X', 'X = 1', '1X=2', 'x=1'])('refuses %s: it sets nothing', (line) => {
  expect(() => read(line)).toThrow('api.env, línea 3: se espera NOMBRE=valor.');
});

it('explains what to do with a value that no quotes can hold', () => {
  expect(() => read(`X="it's $5"`)).toThrow('%27');
});

it.each(['tienda.env.example', 'api.env.example', 'migrate.env.example'])(
  'reads the delivered %s like Node.js and Docker Compose',
  (name) => {
    const { text } = readFile(`deploy/${name}`);
    expect(parseEnvFile(text, name)).toEqual(parseEnv(text));
    expect(parseEnvFile(text, name)).toEqual(readByCompose(text));
  },
);

it('runs a command with settings of several files, and refuses an invalid file with its line', () => {
  const files = ['a.env', 'b.env'].map((name) => join(folder, name));
  const [a = '', b = ''] = files;
  writeFileSync(a, "UNO='a$b&c'\nDOS=1\n");
  writeFileSync(b, 'DOS=2\n');
  const print = 'process.stdout.write(JSON.stringify([process.env.UNO, process.env.DOS]))';
  const run = () =>
    spawnSync(
      process.execPath,
      [inRoot('scripts/with-settings.ts'), ...files, '--', process.execPath, '-e', print],
      {
        encoding: 'utf8',
      },
    );
  expect(JSON.parse(run().stdout)).toEqual(['a$b&c', '2']);
  writeFileSync(b, 'DOS=a$b\n');
  const refused = run();
  expect([refused.status, refused.stdout]).toEqual([1, '']);
  expect(refused.stderr).toContain(`${b}, línea 1: escriba el valor de DOS entre comillas simples`);
});
