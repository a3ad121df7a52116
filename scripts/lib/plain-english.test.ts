import { expect, it } from 'vitest';
import { commentsOf, judge, paragraphsOf, plainEnglishFindings, withoutTags } from './plain-english.ts';

it.each([
  ['a word that hides the noun', 'The form belongs to whoever asks.', /whoever/],
  ['a word for which the field has a term', 'The page keeper answers first.', /page keeper/],
  ['a sentence without a noun as its subject', 'Counts the rows. It is stored once.', /no noun as subject/],
  [
    'a sentence of more than 25 words',
    `The server ${'reads the file and '.repeat(6)}then answers the call.`,
    /^\d+ words/,
  ],
])('finds %s', (_, comment, finding) => {
  expect(judge(comment).join()).toMatch(finding);
});

it.each([
  'Returns the total in cents.',
  "Deletes the row. `whoever` is the column's old name.",
  'Null when the role may not see prices; calls that need prices then answer 403.',
])('finds nothing in "%s"', (comment) => {
  expect(judge(comment)).toEqual([]);
});

it('reads a title by its words alone', () => {
  expect(judge('one that is over makes room for another', true)).toEqual([]);
  expect(judge('refuses whoever asks twice', true)).toHaveLength(1);
});

it('reads comments and no strings, joins lines that follow each other, and leaves directives out', () => {
  const code = [
    "const text = '// no comment';",
    '/** Returns',
    ' * the sum. */',
    '// First line,',
    '// second line.',
    'const a = 1; // biome-ignore lint: a reason',
    'const b = <p>// text</p>; // Last.',
  ].join('\n');
  expect(commentsOf(code).map(({ line, text }) => [line, text])).toEqual([
    [2, 'Returns\nthe sum.'],
    [4, 'First line,\nsecond line.'],
    [7, 'Last.'],
  ]);
});

it('reads a document without its programs, cell by cell and item by item', () => {
  const document = [
    '# Title',
    'One',
    'two.',
    '',
    '- item',
    '- other',
    '',
    '| a | b |',
    '',
    '```',
    'it runs',
    '```',
  ];
  expect(paragraphsOf(document.join('\n')).map(({ text }) => text)).toEqual([
    'One\ntwo.',
    '- item',
    '- other',
    'a',
    'b',
  ]);
});

it('reads a guide without its imports and JSX tags and keeps the line numbers', () => {
  const guide = [
    "import * as stories from './bell.stories.tsx';",
    '',
    '<Meta of={stories} name="Guide" />',
    '',
    '# Bell',
    '',
    'A button.',
    '',
    '<Canvas of={stories.Default} />',
    '',
    '- **Use it** with `<Bell />`.',
  ];
  expect(paragraphsOf(withoutTags(guide.join('\n')))).toEqual([
    { line: 7, text: 'A button.' },
    { line: 11, text: '- **Use it** with `<Bell />`.' },
  ]);
});

it('reports findings in the project with file and line', () => {
  expect(
    plainEnglishFindings('docs/spec/README.md').every((one) => /^docs\/spec\/README\.md:\d+: /.test(one)),
  ).toBe(true);
  expect(plainEnglishFindings()).toEqual([]);
});
