/**
 * The words that names may have: English words from dictionaries, and Spanish domain nouns from the contract.
 * Other nouns are listed here.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { decodeTrie } from 'cspell-trie-lib';
import { EVENTS } from '../../api-client/contract/events.ts';
import { inRoot } from './workspace.ts';

const listed = (text: string) => text.split(/\s+/).filter(Boolean);

/** Nouns of the documents that no call uses. */
const FURTHER_NOUNS = listed(
  'borrador carrito titular envase medida catalogo cliente cuenta cuit destinatario envio filtro monto remito renglon sentido solicitud tablero tienda',
);

/** Keys under which browsers already store data; new names may not use them. */
const STORED = listed('avisos clave cuenta navegador pendientes sonido precio_antes sin_aceptar');

/** Product names, standards and technical terms missing in dictionaries. British spelling counts as English. */
const TECHNICAL = listed(`
  activedescendant ascii autocannon autovacuum avif backoffice bezier bgcolor capitalised colour colours commandfor cron crosshairs ctl ctx
  ctype cwd darwin datname debian describedby dev ecc env fastify figtree fmt focusable fontconfig formik frameguard grey gzip initdb instagram
  iso jit jwt keepalive labelledby latin linux monday msg mui nginx noindex nul num oklab oklch onclick openapi openssl otlp overscroll pixelmatch priceable rasterise
  bytewise syscall traceidratio traceparent uint utf
  reindex rgb rnd seo servername sid sku ssr stylis subsampling svg systemd tls tsc ttl uid undici unwatch uuidv valuemax valuemin valuenow viewports vite vitest webp
  whatsapp xaxis yaxis amz conninfo lsn certbot npx pghost pguser runuser sudoedit systemctl
`);

/** Spanish function words, and Spanish words that are also English. Names must use English instead. */
const REFUSED = new Set(
  listed(`
    ahora al ante antes aviso campo casa chico claro clave comprador con cual cuando de del desde despues donde el en
    enlace enlaces entre es esta este familia fila grande hasta hay hoy la largo las leer lo los mas mesa mi mis muy
    nada para parte paso pero por primero que redes roto se segun si sin sobre sola solo su suave sus tabla todo todos
    tras ultimo un una unas uno unos valor vender ya yo
  `),
);

/** Splits `crearPedido`, `TIPO_DE_PRECIO`, `tienda-row`, `HTMLElement` and `x2` into lower-case words. */
function wordsOf(name: string): string[] {
  return name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter(Boolean);
}

/** Returns the refused words of a name, in order. */
export type Judge = (name: string) => string[];

/** Creates a judge. `database`: whether names of tables, columns, indexes and constraints are allowed. */
export function makeJudge({ database = false } = {}): Judge {
  const { phrases, nouns } = readContract();
  for (const name of [...STORED, ...(database ? readDatabase() : [])]) phrases.add(wordsOf(name).join(' '));
  const longest = Math.max(...[...phrases].map((phrase) => phrase.split(' ').length));
  const isEnglish = englishDictionary();
  for (const noun of FURTHER_NOUNS) nouns.add(noun);
  for (const name of STORED) phrases.add(wordsOf(name).join(' '));

  function isGood(word: string): boolean {
    if (word.length === 1) return true;
    if (REFUSED.has(word)) return false;
    return word.length === 2 || isNoun(word) || isEnglish(word);
  }
  /** Singular or plural. */
  const isNoun = (word: string) =>
    [word, `${word}s`, `${word}es`, word.replace(/s$/, ''), word.replace(/es$/, '')].some((one) =>
      nouns.has(one),
    );

  /** Returns how many words from there form a name of the contract, such as `tipo_de_precio`. */
  function phraseAt(words: readonly string[], at: number): number {
    for (let length = Math.min(longest, words.length - at); length > 1; length -= 1) {
      if (phrases.has(words.slice(at, at + length).join(' '))) return length;
    }
    return words.length === 1 && phrases.has(words[0] ?? '') ? 1 : 0;
  }

  return (name) => {
    const words = wordsOf(name);
    const strange: string[] = [];
    for (let at = 0; at < words.length; ) {
      const known = phraseAt(words, at);
      const word = words[at] ?? '';
      if (known === 0 && !isGood(word)) strange.push(word);
      at += Math.max(known, 1);
    }
    return strange;
  };
}

/** Actions need an English verb. */
const isInfinitive = (word: string) => /^[a-z]+[aei]r$/.test(word);

/**
 * Returns the contract's names as phrases, and each word of fields, schemas, states and URLs as a noun.
 * Operations and errors count only as whole phrases.
 */
function readContract(): { phrases: Set<string>; nouns: Set<string> } {
  const things: string[] = [];
  const sentences = Object.keys(EVENTS);
  for (const app of ['storefront', 'backoffice']) {
    const { paths, components } = JSON.parse(
      readFileSync(inRoot('api-client', 'openapi', `${app}.json`), 'utf8'),
    ) as { paths: object; components: { schemas: object } };
    things.push(...Object.keys(paths).flatMap((path) => path.split('/')), ...Object.keys(components.schemas));
    collect([paths, components], things, sentences);
  }
  const names = [...things, ...sentences].map((name) => wordsOf(name).join(' '));
  return {
    phrases: new Set(names.filter((name) => !isInfinitive(name))),
    nouns: new Set(things.flatMap(wordsOf).filter((word) => !isInfinitive(word))),
  };
}

/** Returns the names of tables, columns, indexes and constraints of the newest migration. */
function readDatabase(): string[] {
  const folder = inRoot('api-server', 'src', 'db', 'migrations', 'meta');
  const newest =
    readdirSync(folder)
      .filter((name) => name.endsWith('_snapshot.json'))
      .sort()
      .at(-1) ?? '';
  const { tables } = JSON.parse(readFileSync(join(folder, newest), 'utf8')) as {
    tables: Record<string, { name: string; columns: object; indexes: object; uniqueConstraints: object }>;
  };
  return Object.values(tables).flatMap(({ name, columns, indexes, uniqueConstraints }) => [
    name,
    // PostgreSQL's name of the primary key.
    `${name}_pkey`,
    ...[columns, indexes, uniqueConstraints].flatMap(Object.keys),
  ]);
}

function collect(node: unknown, things: string[], sentences: string[]): void {
  if (typeof node !== 'object' || node === null) return;
  for (const [key, value] of Object.entries(node)) {
    if (key === 'properties') things.push(...Object.keys(value));
    else if (key === 'enum') {
      for (const one of value.map(String)) (/^[A-Z_]+$/.test(one) ? sentences : things).push(one);
    } else if (key === 'const' || key === 'name') things.push(String(value));
    else if (key === 'operationId') sentences.push(String(value));
    collect(value, things, sentences);
  }
}

function englishDictionary(): (word: string) => boolean {
  const require = createRequire(import.meta.url);
  const unpacked = (name: string, file: string) =>
    gunzipSync(readFileSync(join(dirname(require.resolve(name)), file)));
  const english = decodeTrie(unpacked('@cspell/dict-en_us', 'en_US.trie.gz'));
  const software = unpacked('@cspell/dict-software-terms', 'dict/softwareTerms.txt.gz').toString();
  const technical = new Set([...TECHNICAL, ...software.toLowerCase().split(/[^a-z]+/)]);
  return (word) => technical.has(word) || english.has(word);
}
