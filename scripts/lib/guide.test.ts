import { expect, it } from 'vitest';
import { applyStep, stepsOf } from './guide.ts';

const guide = `# A guide

## One

**1. \`a.ts\`** Some words
on two lines.

\`\`\`diff
 one
-two
+three
@@
+six
 five
\`\`\`

## Two

**1. \`b.ts\`** (new)

\`\`\`ts
new;
\`\`\`
`;
const [change, made] = stepsOf(guide);
if (!change || !made) throw new Error('no steps');

it('changes its lines, or creates a file', () => {
  expect([change.section, change.file, made.section, made.file]).toEqual(['One', 'a.ts', 'Two', 'b.ts']);
  expect(applyStep(change, 'one\ntwo\nfour\nfive\n')).toBe('one\nthree\nfour\nsix\nfive\n');
  expect(applyStep(made, undefined)).toBe('new;\n');
});

it.each([
  ['nowhere', 'one\nfive\n'],
  ['twice', 'one\ntwo\none\ntwo\nfive\n'],
  ['does not exist', undefined],
])('fails when the file or its lines are wrong: %s', (reason, text) => {
  expect(() => applyStep(change, text)).toThrow(reason);
});

it('does not create an existing file', () => {
  expect(() => applyStep(made, 'old;\n')).toThrow('already');
});
