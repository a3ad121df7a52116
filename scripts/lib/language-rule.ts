/**
 * The naming rule: domain nouns are Spanish, like the API's; technical words are English. Texts for users are
 * Spanish and not checked.
 */
import { globSync, readFileSync } from 'node:fs';
import { declaredNames } from './declared-names.ts';
import { type Judge, makeJudge } from './vocabulary.ts';
import { inRoot, ROOT } from './workspace.ts';

const CODE = '{.storybook,*}/**/*.{ts,tsx}';
/** Generated code, the demo shop's goods and drawings, and this rule's test cases. */
const EXEMPT =
  /(^|\/)(generated|migrations)\/|^demo-shop\/src\/(shop\/catalogo|pictures\/art)\/|\.gen\.ts$|language-rule\.test\.ts$/;

/** Returns one line per refused name, below a folder or everywhere: position, word and alternative. */
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

/**
 * Checks a path. Below `routes` files have the names of URLs, which the documents define; parts with `_`, `-`
 * or `$` are checked.
 */
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

// Prints the findings below one folder: node scripts/lib/language-rule.ts backoffice
if (import.meta.main) console.log(languageFindings(process.argv[2]).join('\n'));
