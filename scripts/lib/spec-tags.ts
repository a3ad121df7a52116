/**
 * Compares the two documents of docs/spec with the test titles. A requirement ends in a tag, [T2.29]; a test
 * that checks it has the tag in its title, or several: [T4.10 T4.11], [T7.2…T7.9].
 */
import ts from 'typescript';
import { read, readAll, type Text } from './workspace.ts';

const DOCUMENTS = ['docs/spec/storefront.md', 'docs/spec/backoffice.md'];
/** Explains tags, and lists those without a test, with the reason. */
const GUIDE = 'docs/spec/README.md';
const TESTS = '**/*.{test,spec}.{ts,tsx}';
const BRACKETS = /\[([TP]\d[^\]]*)\]/g;

/** Returns one line per sentence without a test, and per tag without a sentence. */
export function specAndTests(): string[] {
  const titles = readAll(TESTS).flatMap(({ file, text }) =>
    // Skip parsing: most files have no tag.
    text.search(BRACKETS) < 0 ? [] : titlesOf(text, file).map((title) => ({ file, text: title })),
  );
  return compare(DOCUMENTS.map(read), read(GUIDE), titles);
}

/** `exempt` lists tags that need no test: `- [P1.4] reason`. */
export function compare(documents: Text[], exempt: Text, titles: Text[]): string[] {
  const sentences = documents.flatMap(sentencesOf);
  const known = new Set(sentences.map(({ tag }) => tag));
  const tested = new Set(titles.flatMap(({ text }) => tagsIn(text)));
  const items = [...exempt.text.matchAll(/^- \[.*?\]/gm)].map(([text]) => ({ file: exempt.file, text }));
  const excused = items.flatMap(({ text }) => tagsIn(text));
  const unknown = [...titles, ...items].flatMap(({ file, text }) =>
    tagsIn(text)
      .filter((tag) => !known.has(tag))
      .map((tag) => `${file}: [${tag}] is no sentence of the documents`),
  );
  return [
    ...sentences
      .filter(({ tag }, index) => sentences.findIndex((other) => other.tag === tag) !== index)
      .map(({ where, tag }) => `${where}: [${tag}] stands there already`),
    ...sentences
      .filter(({ tag }) => !tested.has(tag) && !excused.includes(tag))
      .map(({ where, tag, words }) => `${where}: no test says [${tag}] in its title: ${words}`),
    ...excused.filter((tag) => tested.has(tag)).map((tag) => `${exempt.file}: [${tag}] has a test`),
    ...unknown,
  ];
}

function sentencesOf({ file, text }: Text) {
  return text.split('\n').flatMap((line, index) => {
    let from = 0;
    return [...line.matchAll(BRACKETS)].map((match) => {
      const words = line.slice(from, match.index).trim();
      from = match.index + match[0].length;
      return { where: `${file}:${index + 1}`, tag: match[1] ?? '', words: words.slice(-90) };
    });
  });
}

/** Returns the tags of a title with expanded ranges; invalid tags are returned unchanged. */
export function tagsIn(title: string): string[] {
  return [...title.matchAll(BRACKETS)].flatMap((match) => (match[1] ?? '').split(' ').flatMap(expand));
}

function expand(part: string): string[] {
  const [, section, first, last] = /^([TP]\d+\.)(\d+)…\1(\d+)$/.exec(part) ?? [];
  if (!section) return [part];
  const length = Number(last) - Number(first) + 1;
  return Array.from({ length }, (_, index) => `${section}${Number(first) + index}`);
}

/** Returns the first argument of each call of it, test and describe, and of it.each(…)(this) and test.step(this). */
export function titlesOf(code: string, file = 'a.tsx'): string[] {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest);
  const titles: string[] = [];
  function visit(node: ts.Node): void {
    if (ts.isCallExpression(node) && /^(it|test|describe)$/.test(rootOf(node))) {
      const [title] = node.arguments;
      if (title && (ts.isStringLiteralLike(title) || ts.isTemplateExpression(title))) {
        titles.push(title.getText(source));
      }
    }
    ts.forEachChild(node, visit);
  }
  visit(source);
  return titles;
}

function rootOf(node: ts.Node): string {
  if (ts.isIdentifier(node)) return node.text;
  if (ts.isTaggedTemplateExpression(node)) return rootOf(node.tag);
  return ts.isCallExpression(node) || ts.isPropertyAccessExpression(node) ? rootOf(node.expression) : '';
}
