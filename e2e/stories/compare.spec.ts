import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { type Changed, compareBuilds } from '../compare-stories/compare-builds.ts';
import { countsOf, writeReport } from '../compare-stories/report.ts';
import { allStories, FOLDER } from './storybook.ts';

await allStories();

const EMPTY = 'components-feedback-emptystate--';
const CHART = 'components-charts-doughnutchart--default';
/** Prefixes of a few stories with pictures (visible or not), a chart, animation or a dialog. */
const FEW = [
  EMPTY,
  'components-product-picture--',
  'components-home-featuredcarousel--default',
  CHART,
  'components-feedback-loadingdots--default',
  'components-dialogs-confirmdialog--default',
];

/** Copies the build, changes the copy and passes its folder to `look`. */
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

const tell = ({ story, scheme, width, difference }: Changed) =>
  `${story.id}, ${scheme}, ${width} px: ${difference.pixels} pixels`;

test('finds no difference between a build and itself', async () => {
  const compared = await compareBuilds({ before: FOLDER, after: FOLDER, only: FEW });
  expect(compared.changed.map(tell)).toEqual([]);
  expect(countsOf(compared)).toMatch(/^\d+ historias iguales, 0 distintas, 0 nuevas, 0 quitadas$/);
  expect(compared.alike).toBeGreaterThan(5);
});

test('waits for late scripts and delayed redraws', async () => {
  await withCopy(
    (folder) => {
      const assets = join(folder, 'assets');
      const library = readdirSync(assets).find((name) => /^react-apexcharts.*\.js$/.test(name));
      edit(
        join(assets, library ?? ''),
        (script) => `await new Promise((on) => setTimeout(on, 1000));${script}`,
      );
      const later = '(on, ms, ...given) => soon(on, ms >= 100 && ms < 200 ? ms + 250 : ms, ...given)';
      const script = `<script>{ const soon = setTimeout; window.setTimeout = ${later} }</script>`;
      edit(join(folder, 'iframe.html'), (html) => html.replace('<head>', `<head>${script}`));
    },
    async (slow) => {
      const compared = await compareBuilds({ before: FOLDER, after: slow, only: [CHART] });
      expect(compared.changed.map(tell)).toEqual([]);
      expect(compared.alike).toBe(1);
    },
  );
});

test('reports changed, added and removed stories', async () => {
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
