/**
 * Finds English that a reader has to read twice: in comments, in test titles and in documents. CONTRIBUTING.md has the
 * rules. The lint knows only their surface: a clean file can still be unclear.
 *
 * The findings below one folder: node scripts/lib/plain-english.ts api-client
 */
import ts from 'typescript';
import { titlesOf } from './spec-tags.ts';
import { projectFiles, read } from './workspace.ts';

const LONGEST_SENTENCE = 25;

/** Words that hide the noun, and words for which the field has a standard term. */
const REFUSED: readonly [pattern: RegExp, instead: string][] = [
  [
    /\b(?:whoever|whomever|whom|somebody's|nobody's|anybody's|somebody else's)\b/i,
    'the user, the caller, the customer',
  ],
  [/\b(?:of|for|to|with|in) theirs\b/i, 'name the noun'],
  [/\bas if (?:it|they) (?:was|were)\b/i, 'say what happens'],
  [/\b(?:no more of it|nothing of it|none of it|more of it|of it all)\b/i, 'name the noun'],
  [/\b(?:is|are|was|were) (?:gone|over) by then\b/i, 'expired, ended, deleted'],
  [/\bin vain\b/i, 'fails, has no effect'],
  [/\b(?:page keeper|kept pages?)\b/i, 'page cache, cached page'],
  [/\bgiven up for good\b/i, 'failed after all retries'],
  [/\b(?:takes?|took|taking|taken) over the page\b/i, 'hydrate'],
  [/\bwhat stands in front\b/i, 'reverse proxy'],
  [/\bhow often (?:one|somebody|anybody) may\b/i, 'rate limit, quota'],
  [/\bputs? down\b|\bput down\b/i, 'records, stores, schedules'],
  [/\bmade[- ]up\b/i, 'fixture, fake, stub, sample'],
  [/\b(?:one|house)'s own\b|\bof one's own\b/i, 'name the owner'],
  [/, and no more\b|\bsaid, and\b/i, 'only'],
  [/\bnobody is there\b|\bsomebody is there\b/i, 'name the user'],
];

/** Sentences that begin so have no noun as their subject: the reader has to guess what does something. */
const BARE_START =
  /^(?:It|It's|They|They're|Them|Theirs|This|These|Those|That|That's|Such|What|Whose|Whom|Who|Which|Nor|Said|Not so|None|Ones|(?:One|Both|Neither|Either)(?= (?:that|of|is|are|were|which|who|has|was|more|may|can|by|with|in))|Of|Whoever)\b(?! (?:all|test|file|page|module|function|rule|order|call|case)\b)/;

/** Comments that tools read. */
const DIRECTIVE =
  /^(?:biome-ignore|@ts-|@vite|#__|@__|eslint|prettier|istanbul|c8|v8|<reference|\/|@vitest|@license|@sparticuz)/;
const CODE = /\.(?:ts|tsx|mjs|cjs|js)$/;
const EXEMPT =
  /(?:^|\/)(?:generated|migrations)\/|\.gen\.ts$|plain-english(?:\.test)?\.ts$|spec-tags\.test\.ts$/;

/** Documents that hold to the rules, beside all code. CHANGELOG.md keeps the words of its releases. */
const DOCUMENTS: readonly string[] = [
  ...['CONTRIBUTING.md', 'README.md', 'SECURITY.md', 'backoffice/README.md', 'storefront/README.md'],
  ...['ui-kit/README.md', 'docs/adding.md', 'docs/architecture.md', 'docs/commands.md', 'docs/decisions'],
  ...[
    'docs/mutation.md',
    'docs/operating.md',
    'docs/settings.md',
    'docs/test-time.md',
    'docs/spec/README.md',
  ],
];

/** Guides of the kit's components, which hold to the rules like code. */
const GUIDE = /\.mdx$/;

interface Passage {
  line: number;
  text: string;
}

/** Returns one line per finding in the files below `folder`; without it, in all code and guides and in `DOCUMENTS`. */
export function plainEnglishFindings(folder?: string): string[] {
  const isChecked = (file: string) =>
    CODE.test(file) || GUIDE.test(file) || DOCUMENTS.some((one) => file.startsWith(one));
  return projectFiles()
    .filter(
      (file) => (folder === undefined ? isChecked(file) : file.startsWith(folder)) && !EXEMPT.test(file),
    )
    .flatMap((file) => {
      const passages = passagesOf(file);
      return passages.flatMap(({ line, text, isTitle }) =>
        judge(text, isTitle).map((why) => `${file}:${line}: ${why}`),
      );
    });
}

function passagesOf(file: string): (Passage & { isTitle: boolean })[] {
  const isDocument = file.endsWith('.md') || GUIDE.test(file);
  if (!isDocument && !CODE.test(file)) return [];
  const { text } = read(file);
  const passages = isDocument
    ? paragraphsOf(GUIDE.test(file) ? withoutTags(text) : text)
    : commentsOf(text, file);
  const titles = /\.(?:test|spec)\.tsx?$/.test(file) ? titlesOf(text, file) : [];
  return [
    ...passages.map((passage) => ({ ...passage, isTitle: false })),
    ...titles.map((title) => ({
      line: text.slice(0, text.indexOf(title)).split('\n').length,
      text: title.slice(1, -1),
      isTitle: true,
    })),
  ];
}

/** Empties the lines of a guide that hold an import or a JSX tag; the other lines keep their numbers. */
export const withoutTags = (mdx: string) => mdx.replace(/^(?:import\s.*|<\/?[A-Z].*>)$/gm, '');

/** Returns the sentences, list items and table cells of a document, without its programs. */
export function paragraphsOf(markdown: string): Passage[] {
  const passages: Passage[] = [];
  let isCode = false;
  let isOpen = false;
  for (const [at, line] of markdown.split('\n').entries()) {
    if (/^\s*```/.test(line)) isCode = !isCode;
    if (isCode || /^\s*(?:```|#|$)/.test(line)) isOpen = false;
    else if (/^\s*\|/.test(line)) {
      for (const cell of line.split(/(?<!\\)\|/)) passages.push({ line: at + 1, text: cell.trim() });
    } else if (isOpen && !/^\s*(?:[-*]|\d+\.)\s/.test(line)) {
      const last = passages.at(-1);
      if (last) last.text += `\n${line.trim()}`;
    } else {
      passages.push({ line: at + 1, text: line.trim() });
      isOpen = true;
    }
  }
  return passages.filter(({ text }) => text !== '');
}

/** Returns what is unclear in a passage, with its words. Of a title, which is no sentence, only the words count. */
export function judge(text: string, isTitle = false): string[] {
  const words = text
    .replace(/\s*\n(?!\s*\n)\s*/g, ' ')
    .replace(/`[^`]*`|'[^']*'|"[^"]*"|\$\{[^}]*\}/g, 'x')
    // Of a link its words, and no stars.
    .replace(/\[([^\]]*)\]\([^)]*\)|\*\*/g, '$1');
  const refused = REFUSED.flatMap(([pattern, instead]) => {
    const found = pattern.exec(words);
    return found
      ? [`'${found[0]}' (${instead}): ${words.slice(Math.max(0, found.index - 40), found.index + 60)}`]
      : [];
  });
  if (isTitle) return refused;
  const sentences = words
    .split(/(?<=[.!?:;])\s+(?=[A-Z`x])|\n\s*\n|\s@\w+/)
    .map((sentence) => sentence.trim())
    .filter(Boolean);
  const long = sentences
    .filter((sentence) => sentence.split(/\s+/).length > LONGEST_SENTENCE)
    .map((sentence) => `${sentence.split(/\s+/).length} words: ${sentence.slice(0, 90)}`);
  const bare = sentences
    .filter((sentence) => BARE_START.test(sentence) && !sentence.endsWith('?'))
    .map((sentence) => `no noun as subject: ${sentence.slice(0, 90)}`);
  return [...refused, ...long, ...bare];
}

/** Returns a program's comments. Line comments that follow each other are one; directives for tools are left out. */
export function commentsOf(code: string, file = 'a.tsx'): Passage[] {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest);
  const ranges = new Map<number, ts.CommentRange>();
  const texts: ts.Node[] = [];
  const collect = (node: ts.Node): void => {
    if (node.kind === ts.SyntaxKind.JsxText) {
      texts.push(node);
      return;
    }
    const children = node.getChildren(source);
    if (children.length === 0) {
      for (const range of ts.getLeadingCommentRanges(code, node.pos) ?? []) ranges.set(range.pos, range);
      for (const range of ts.getTrailingCommentRanges(code, node.end) ?? []) ranges.set(range.pos, range);
    }
    children.forEach(collect);
  };
  collect(source);
  const passages: (Passage & { end: number; isLine: boolean })[] = [];
  const isComment = ({ pos }: ts.CommentRange) => !texts.some((text) => text.pos <= pos && pos < text.end);
  for (const { pos, end, kind } of [...ranges.values()].filter(isComment).sort((a, b) => a.pos - b.pos)) {
    const isLine = kind === ts.SyntaxKind.SingleLineCommentTrivia;
    const text = code
      .slice(pos, end)
      .replace(/^\/\*+|\*+\/$|^\/\//g, '')
      .replace(/^[ \t]*\*[ ]?/gm, '')
      .trim();
    const { line } = source.getLineAndCharacterOfPosition(pos);
    const before = passages.at(-1);
    if (
      isLine &&
      before?.isLine &&
      /^\s*$/.test(code.slice(before.end, pos)) &&
      line === lineOf(before.end) + 1
    ) {
      before.text += `\n${text}`;
      before.end = end;
    } else if (text && !DIRECTIVE.test(text)) passages.push({ line: line + 1, text, end, isLine });
  }
  return passages;

  function lineOf(position: number): number {
    return source.getLineAndCharacterOfPosition(position).line;
  }
}

if (import.meta.main) console.log(plainEnglishFindings(process.argv[2]).join('\n'));
