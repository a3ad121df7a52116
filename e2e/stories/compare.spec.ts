import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { compareBuilds } from '../compare-stories/compare-builds.ts';
import { countsOf, writeReport } from '../compare-stories/report.ts';
import { allStories, FOLDER } from './storybook.ts';

await allStories();

const EMPTY = 'components-feedback-emptystate--';
/** A handful, with pictures, a chart, what moves and a dialog among them. */
const FEW = [
  EMPTY,
  'components-product-picture--',
  'components-charts-doughnutchart--default',
  'components-feedback-loadingdots--default',
  'components-dialogs-confirmdialog--default',
];

/** A build that is as this one, but for what is done to it. */
async function withCopy(change: (folder: string) => void, look: (copy: string) => Promise<void>) {
  const copy = mkdtempSync(join(tmpdir(), 'tienda-stories-'));
  try {
    cpSync(FOLDER, copy, { recursive: true });
    change(copy);
    await look(copy);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

const edit = (file: string, how: (text: string) => string) =>
  writeFileSync(file, how(readFileSync(file, 'utf8')));

test('sees nothing where a build is compared with itself', async () => {
  const compared = await compareBuilds({ before: FOLDER, after: FOLDER, only: FEW });
  expect(countsOf(compared)).toMatch(/^\d+ historias iguales, 0 distintas, 0 nuevas, 0 quitadas$/);
  expect(compared.alike).toBeGreaterThan(5);
});

test('shows what looks otherwise, what is new and what is gone', async () => {
  await withCopy(
    (folder) => {
      const style = '<style>#storybook-root * { letter-spacing: 2px !important }</style>';
      edit(join(folder, 'iframe.html'), (html) => html.replace('</head>', `${style}</head>`));
      edit(join(folder, 'index.json'), (text) => {
        const index = JSON.parse(text) as { entries: Record<string, { title: string }> };
        const [gone = ''] = Object.keys(index.entries).filter((id) => id === `${EMPTY}variants`);
        const { [gone]: story, ...entries } = index.entries;
        return JSON.stringify({
          ...index,
          entries: { ...entries, [`${gone}-anew`]: { ...story, id: `${gone}-anew` } },
        });
      });
    },
    async (copy) => {
      const compared = await compareBuilds({
        before: FOLDER,
        after: copy,
        only: [`${EMPTY}default`, `${EMPTY}variants`],
      });
      expect([compared.added.length, compared.removed.length]).toEqual([1, 1]);
      expect(compared.changed.length).toBeGreaterThan(0);
      expect(compared.changed.every(({ difference }) => difference.pixels > 0)).toBe(true);
      const folder = join(copy, 'report');
      const page = readFileSync(writeReport(folder, compared), 'utf8');
      const shown = [...page.matchAll(/src="([^"]+)"/g)].map(([, file]) => file);
      expect(shown).toHaveLength(compared.changed.length * 3);
      expect(readdirSync(folder)).toEqual(expect.arrayContaining(shown));
      expect(page).toContain('1 nueva, 1 quitada');
    },
  );
});
