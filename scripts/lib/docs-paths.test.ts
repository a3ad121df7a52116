import { expect, it } from 'vitest';
import { checkDocument } from './docs-paths.ts';

const files = [
  'README.md',
  'shop/README.md',
  'shop/package.json',
  'shop/src/app/router.tsx',
  'shop/src/features/cart/cart-page.tsx',
  'shop/src/features/home/home-page.tsx',
  'docs/adding.md',
];
const check = (file: string, text: string) =>
  checkDocument(file, text, files, (folder) => (folder === 'shop' ? ['./forms'] : []));
const list = (lines: string) => `## Where things live\n\n\`\`\`\n${lines}\n\`\`\`\n`;

it.each([
  [
    'docs/adding.md',
    'See `shop/src/app/router.tsx`, `shop/src/features/` and `shop/forms`; call `GET /shop/x`.',
  ],
  ['docs/adding.md', '`shop/src/features/<name>/<name>-page.tsx`, `shop/src/*/*.tsx`, or `router.tsx`'],
  ['docs/adding.md', '**1. `shop/src/new.ts`** (new)\n\n```ts\nlet x;\n```\n'],
  [
    'shop/README.md',
    'See `features/cart/cart-page.tsx`, `app/router`, `router.tsx`; made: `.cache/shop`, `DATA_DIR/mail`, `10.0.0.0/8`.',
  ],
  ['shop/README.md', list('src/app/       the router\nsrc/features/  cart ·\n               home')],
])('accepts in %s the paths of: %s', (file, text) => {
  expect(check(file, text)).toEqual([]);
});

it.each([
  [
    'docs/adding.md',
    '`shop/src/app/routes.tsx` or `app/router.tsx`',
    ['shop/src/app/routes.tsx', 'app/router.tsx'],
  ],
  ['docs/adding.md', '**1. `shop/src/new.ts`**\n\n```diff\n+let x;\n```\n', ['shop/src/new.ts']],
  [
    'shop/README.md',
    '`shop/form`, `features/<name>/<name>-list.tsx`',
    ['shop/form', 'features/<name>/<name>-list.tsx'],
  ],
])('finds missing paths in %s: %s', (file, text, wrong) => {
  expect(check(file, text)).toEqual(wrong.map((path) => `${file}: ${path} is not there`));
});

it('requires folder lists to be complete and correct', () => {
  expect(check('shop/README.md', list('src/features/  home · orders'))).toEqual([
    'shop/README.md: src/features/orders is not there',
    'shop/README.md: shop/src/app/ is not named',
    'shop/README.md: shop/src/features/cart/ is not named',
  ]);
  expect(check('README.md', '| `shop/` | the shop |')).toEqual(['README.md: docs/ is not named']);
});
