/**
 * The rule of the house for names: the domain's nouns are Spanish, as the API has them, everything technical is English.
 * What a user reads is Spanish, and no name.
 */
import { globSync, readFileSync } from 'node:fs';
import { declaredNames } from './declared-names.ts';
import { type Judge, makeJudge } from './vocabulary.ts';
import { inRoot, ROOT } from './workspace.ts';

const CODE = '{.storybook,*}/**/*.{ts,tsx}';
/** What a program wrote, and what the demo shop sells and draws: goods, vessels and patterns, each by its name; and this rule's own cases. */
const EXEMPT =
  /(^|\/)(generated|migrations)\/|^demo-shop\/src\/(shop\/catalogo|pictures\/art)\/|\.gen\.ts$|language-rule\.test\.ts$/;

/** One line for each name that is neither, below a folder or anywhere: where, which word of it, what to use. */
export function languageFindings(folder = ''): string[] {
  const judges = { api: makeJudge({ database: true }), app: makeJudge() };
  return globSync(CODE, { cwd: ROOT, exclude: (path) => /(^|[/\\])(node_modules|dist)$/.test(path) })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.startsWith(folder) && !EXEMPT.test(file))
    .sort()
    .flatMap((file) => {
      const judge = /^(api-server|demo-shop)\//.test(file) ? judges.api : judges.app;
      return [...inPath(file, judge), ...inCode(file, readFileSync(inRoot(file), 'utf8'), judge)];
    });
}

export function inCode(file: string, code: string, judge: Judge): string[] {
  return declaredNames(file, code).flatMap(({ name, line }) => message(`${file}:${line}`, name, judge));
}

/** Below `routes` files are called as their addresses, which the documents give; `_`, `-` and `$` begin names of ours. */
export function inPath(file: string, judge: Judge): string[] {
  const [before = '', address = ''] = file.split('/routes/');
  const ours = address.split(/[/.]/).filter((part) => /^[_$-]/.test(part));
  return [...before.split('/'), ...ours].flatMap((name) => message(file, name.replace(/\.tsx?$/, ''), judge));
}

function message(where: string, name: string, judge: Judge): string[] {
  return judge(name).map(
    (word) =>
      `${where}: ${name} — '${word}' is neither English nor a noun of the domain; as savePedido, detalleOf, openCarritos`,
  );
}

// The findings below one folder: node scripts/lib/language-rule.ts backoffice
if (import.meta.main) console.log(languageFindings(process.argv[2]).join('\n'));
