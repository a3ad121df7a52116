/**
 * Splits the generated calls and queries into one file per resource. The generator writes all calls into one
 * file, and bundlers split only by file: every page would load all calls.
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
/** Start of a statement, including its doc comment. */
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

/** Imports of a file by local name: the source, relative to the parent folder, and the import's text. */
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

/** Returns the import lines for the names that a text mentions; `up` is the relative path to the parent folder. */
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

/** Returns the source of each value that the client's index exports. The index itself loads late, so calls must not import it. */
function sourcesOf(index: string): Map<string, string> {
  const exported = index.matchAll(/^export \{([^}]*)\} from '\.\.\/([^']+)';/gm);
  return new Map(
    [...exported].flatMap(([, names = '', from = '']) =>
      names.split(',').map((name) => [name.trim(), from] as const),
    ),
  );
}

const fileOf = (resource: string) => resource.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** `resources` maps the generated name of a call to its resource. */
export function writeByResource(folder: string, resources: ReadonlyMap<string, string>): void {
  const texts = [CALLS, QUERIES].map((file) => readFileSync(join(folder, file), 'utf8'));
  const statements = texts.flatMap(statementsOf);
  const imports: Imports = new Map(texts.flatMap((text) => [...importsOf(text)]));
  // Queries and calls of a resource share a file, so these imports are not needed.
  for (const [name, { from }] of imports) if (from === CALLS) imports.delete(name);
  const sources = sourcesOf(readFileSync(join(folder, CLIENT), 'utf8'));
  for (const [name, { from, written }] of imports) {
    if (from !== CLIENT || written.startsWith(TYPE)) continue;
    const source = sources.get(name);
    if (!source) throw new Error(`${CLIENT} has ${name} from nowhere`);
    imports.set(name, { from: source, written });
  }

  const ofCall = ({ name }: Statement) => resources.get(name.replace(/(QueryKey|Options|Mutation)$/, ''));
  // The generator's own type `Options` belongs to no call.
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
