/**
 * The generator writes all calls into one file, and all their queries into another. A bundler moves files, not what is in
 * them: every page would load what any page calls. So they are written anew here, a file for each resource.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

interface Statement {
  name: string;
  text: string;
}

const HEAD = '// Written by `generate`.\n';
const CALLS = 'sdk.gen.ts';
const QUERIES = '@tanstack/react-query.gen.ts';
const CLIENT = 'client/index.ts';
const SHARED = 'shared.gen.ts';
const TYPE = 'type ';
/** Where a statement begins: with its comment, if it has one. */
const BEGIN = /^(?=\/\*\*|(?:export )?(?:const|type) )(?<!\*\/\n)/m;
const NAME = /^(?:export )?(?:const|type) (\w+)/m;

function statementsOf(text: string): Statement[] {
  const [, ...texts] = text.split(BEGIN);
  return texts.map((text) => {
    const name = NAME.exec(text)?.[1];
    if (!name) throw new Error(`No name in: ${text}`);
    return { name, text: text.trim() };
  });
}

/** What a file has from elsewhere, by its name there: where from, as seen from the folder around, and how it is written. */
type Imports = Map<string, { from: string; written: string }>;

function importsOf(text: string): Imports {
  const found: Imports = new Map();
  for (const [, kind = '', names = '', from = ''] of text.matchAll(
    /^import (type )?\{ ([^}]*) \} from '([^']+)';/gm,
  )) {
    for (const written of names.split(', ')) {
      const local = written.split(' ').at(-1) ?? '';
      const isType = kind || written.startsWith(TYPE) ? TYPE : '';
      found.set(local, {
        from: from.replace(/^\.\.?\//, ''),
        written: isType + written.replace(/^type /, ''),
      });
    }
  }
  return found;
}

/** The lines that have in a text what it mentions; `up` leads to the folder around. */
function importLines(imports: Imports, text: string, up: string): string {
  const mentioned = new Set(text.match(/\w+/g));
  const wanted = [...imports].filter(([name]) => mentioned.has(name)).map(([, one]) => one);
  const files = [...new Set(wanted.map(({ from }) => from))];
  return files
    .map((from) => {
      const names = wanted.filter((one) => one.from === from).map(({ written }) => written);
      const kind = names.every((name) => name.startsWith(TYPE)) ? TYPE : '';
      const list = kind ? names.map((name) => name.slice(TYPE.length)) : names;
      return `import ${kind}{ ${list.join(', ')} } from '${from.endsWith('.ts') ? up + from : from}';\n`;
    })
    .join('');
}

/** Where the client's index has a value from. Itself it comes late, which it could not if calls named it. */
function sourcesOf(index: string): Map<string, string> {
  const exported = index.matchAll(/^export \{([^}]*)\} from '\.\.\/([^']+)';/gm);
  return new Map(
    [...exported].flatMap(([, names = '', from = '']) =>
      names.split(',').map((name) => [name.trim(), from] as const),
    ),
  );
}

const fileOf = (resource: string) => resource.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** `resources` says which call is about what, by the name that the generator gives it. */
export function writeByResource(folder: string, resources: ReadonlyMap<string, string>): void {
  const texts = [CALLS, QUERIES].map((file) => readFileSync(join(folder, file), 'utf8'));
  const statements = texts.flatMap(statementsOf);
  const imports: Imports = new Map(texts.flatMap((text) => [...importsOf(text)]));
  // What queries have of the calls stands beside them.
  for (const [name, { from }] of imports) if (from === CALLS) imports.delete(name);
  const sources = sourcesOf(readFileSync(join(folder, CLIENT), 'utf8'));
  for (const [name, { from, written }] of imports) {
    if (from !== CLIENT || written.startsWith(TYPE)) continue;
    const source = sources.get(name);
    if (!source) throw new Error(`${CLIENT} has ${name} from nowhere`);
    imports.set(name, { from: source, written });
  }

  const ofCall = ({ name }: Statement) => resources.get(name.replace(/(QueryKey|Options|Mutation)$/, ''));
  // `Options` by itself is of no call.
  const shared = statements.filter((one) => !ofCall(one));
  const helpers = shared.map(({ text }) => text.replace(/^const /m, 'export const ')).join('\n\n');
  writeFileSync(join(folder, SHARED), `${HEAD}\n${importLines(imports, helpers, './')}\n${helpers}\n`);
  for (const { name, text } of shared) {
    const type = /^export type /m.test(text) ? TYPE : '';
    imports.set(name, { from: SHARED, written: type + name });
  }

  const names = [...new Set(resources.values())];
  mkdirSync(join(folder, 'resources'));
  for (const resource of names) {
    const own = statements.filter((one) => ofCall(one) === resource);
    const text = own.map((one) => one.text).join('\n\n');
    writeFileSync(
      join(folder, 'resources', `${fileOf(resource)}.gen.ts`),
      `${HEAD}\n${importLines(imports, text, '../')}\n${text}\n`,
    );
  }
  const all = names.map((resource) => `export * from './resources/${fileOf(resource)}.gen.ts';\n`);
  writeFileSync(join(folder, 'calls.gen.ts'), `${HEAD}\n${all.join('')}`);
  for (const file of [CALLS, '@tanstack', 'index.ts']) rmSync(join(folder, file), { recursive: true });
}
