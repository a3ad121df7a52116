import { describe, expect, it } from 'vitest';
import { compare, tagsIn, titlesOf } from './spec-tags.ts';

const document = (text: string) => [{ file: 'shop.md', text }];
const none = { file: 'README.md', text: '' };
const titled = (text: string) => [{ file: 'a.test.ts', text }];

describe('the documents and the tests', () => {
  it('agree when each sentence has a test', () => {
    expect(
      compare(document('It opens. [T1.1] It closes. [T1.2]\n| a row [P7.1] |'), none, [
        ...titled('opens [T1.1 P7.1]'),
        ...titled('closes [T1.2]'),
      ]),
    ).toEqual([]);
  });

  it('report a sentence without a test, with its position', () => {
    expect(
      compare(document('# Shop\n\nIt opens. [T1.1] It closes. [T1.2]'), none, titled('opens [T1.1]')),
    ).toEqual(['shop.md:3: no test says [T1.2] in its title: It closes.']);
  });

  it('report a tag without a sentence, a duplicate and an invalid one', () => {
    expect(
      compare(document('It opens. [T1.1]\nIt closes. [T1.1]'), none, titled('opens [T1.1] [T1.2, T1.3]')),
    ).toEqual([
      'shop.md:2: [T1.1] stands there already',
      'a.test.ts: [T1.2,] is no sentence of the documents',
      'a.test.ts: [T1.3] is no sentence of the documents',
    ]);
  });

  it('exempt listed tags while their sentence has no test', () => {
    const exempt = {
      file: 'README.md',
      text: 'See [T9.9].\n\n- [T1.1] like [T1.2]\n- [T1.2] a reason\n- [T1.3] gone',
    };
    expect(compare(document('It opens. [T1.1] It closes. [T1.2]'), exempt, titled('closes [T1.2]'))).toEqual([
      'README.md: [T1.2] has a test',
      'README.md: [T1.3] is no sentence of the documents',
    ]);
  });
});

it('expands ranges, and ignores other brackets', () => {
  expect(tagsIn('has each [a] call [T7.9…T7.11 P1.1] of [Tienda]')).toEqual([
    'T7.9',
    'T7.10',
    'T7.11',
    'P1.1',
  ]);
});

it('reads titles of tests, cases and steps, and no other text', () => {
  const code = `
    describe('a [T1.1]', () => {
      it.each(['not [T1.2]'])('b %s', () => {});
      it.each\`x\`("c", () => expect('not').toBe('this'));
    });
    test.describe('d', () => test(\`e \${width} px\`, async () => { await test.step('f', () => {}); }));
    // it('not this')
  `;
  expect(titlesOf(code)).toEqual(["'a [T1.1]'", "'b %s'", '"c"', "'d'", `\`e \${width} px\``, "'f'"]);
});
