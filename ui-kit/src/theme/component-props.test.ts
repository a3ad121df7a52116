// @vitest-environment node
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const read = (pattern: string) =>
  globSync(pattern, { cwd: root }).map((file) => [file, readFileSync(join(root, file), 'utf8')] as const);
const sources = read('{components,forms}/**/*.{ts,tsx}').filter(([file]) => !/\.(test|stories)\./.test(file));
/** A form with every field; not a component. */
const NO_COMPONENT = ['forms/forms'];
/** Has no styles and no texts. */
const BARE = ['components/kit-link/kit-link'];
const components = read('{components,forms}/**/*.stories.tsx')
  .map(([file]) => file.replace('.stories.tsx', ''))
  .filter((path) => !NO_COMPONENT.includes(path));

it('names exactly the parts that a theme can restyle', () => {
  const named = readFileSync(join(root, 'theme/component-props.ts'), 'utf8').matchAll(/(Tienda\w+):/g);
  const used = sources.flatMap(([, code]) => [...code.matchAll(/'(Tienda[A-Z]\w+)'/g)]);
  const sorted = (found: Iterable<RegExpMatchArray>) =>
    [...new Set([...found].map(([, name]) => name))].sort();
  expect(sorted(named)).toEqual(sorted(used));
});

/** Props that name a component's own text, and props that are no text. */
const NO_TEXTS = /^(label|title|name|placeholder|currency|symbol|accept|mainId|targetId)$/;

it.each(sources)('%s has default texts only in its texts object', (_file, code) => {
  const given = [...code.matchAll(/(?<=[{,]\s*)(\w+) = (?=['`(][^'])|(?<=props\.)(\w+) \?\? (?=['`(][^'])/g)]
    .map(([, taken, asked]) => taken ?? asked ?? '')
    .filter((name) => new RegExp(`\\b${name}\\?: (string|ReactNode|\\(.*=> string)`).test(code));
  expect(given.filter((name) => !NO_TEXTS.test(name))).toEqual([]);
  expect(code).not.toMatch(/\b(messages|labels)\?:/);
  for (const [, type, name] of code.matchAll(/\btexts\?: ((?:Partial<typeof (\w+Texts)>)?.*);/g)) {
    expect(type).toBe(`Partial<typeof ${name}>`);
    expect(code).toMatch(new RegExp(`export (const ${name}\\b|\\{ ${name} \\})`));
  }
});

it('has a folder of stories for every component', () => {
  const folders = globSync('components/*/', { cwd: root });
  expect(folders.filter((folder) => !components.some((path) => dirname(path) === folder))).toEqual([]);
  expect(components.length).toBeGreaterThan(60);
});

it.each(components)(
  '%s has a documentation page, stories in the test run, and a name in the theme',
  (path) => {
    expect(existsSync(join(root, `${path}.mdx`))).toBe(true);
    // The browser tests run all stories without this tag.
    expect(readFileSync(join(root, `${path}.stories.tsx`), 'utf8')).not.toContain('!test');
    if (BARE.includes(path)) return;
    const own = sources.filter(([file]) => file.startsWith(path) || basename(path) === 'toasts');
    expect(own.some(([, code]) => /name(:| =) 'Tienda/.test(code))).toBe(true);
  },
);
