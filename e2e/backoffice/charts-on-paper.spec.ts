/** Charts of the panel on paper: whole, within the sheet, in both schemes. */
import { expect, type Page, test } from '@playwright/test';
import { getDocumentProxy } from 'unpdf';
import { tryLogin } from '../fixtures/actions.ts';
import { ADMIN } from '../fixtures/people.ts';
import { visit } from '../fixtures/visit.ts';
import { SHOP } from '../shop.ts';

/** The page as a PDF: its whole text without blanks, and the texts that stand out of their sheet. */
async function printed(page: Page): Promise<{ text: string; cut: string[] }> {
  const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({ format: 'A4' })));
  let text = '';
  const cut: string[] = [];
  for (let number = 1; number <= pdf.numPages; number++) {
    const sheet = await pdf.getPage(number);
    const { width } = sheet.getViewport({ scale: 1 });
    for (const item of (await sheet.getTextContent()).items) {
      if (!('str' in item)) continue;
      text += item.str;
      const left: number = item.transform[4];
      if (left < 0 || left + item.width > width) cut.push(item.str);
    }
  }
  return { text: text.replaceAll(/\s/g, ''), cut };
}

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [390, 768, 1440]) {
    test(`prints each chart whole from a window of ${width} px in the ${colorScheme} scheme`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 900 });
      await tryLogin(page, SHOP.backoffice, ADMIN);
      await expect(page).toHaveURL(/\/panel-principal/);
      for (const path of ['/panel-principal?periodo=mes', '/panel-informes']) {
        await visit(page, SHOP.backoffice + path);
        const drawing = page.locator('.apexcharts-svg').first();
        await expect(drawing).toBeVisible();
        const axes = page.locator('.apexcharts-xaxis-label tspan, .apexcharts-yaxis-label tspan');
        await expect(axes.last()).toBeAttached();
        const labels = (await axes.allTextContents()).filter((text) => text.trim() !== '');
        expect(labels.length).toBeGreaterThan(4);
        const { text, cut } = await printed(page);
        expect([path, cut]).toEqual([path, []]);
        for (const label of labels) expect(text).toContain(label.replaceAll(/\s/g, ''));
        // What each drawing takes on a sheet that is as wide as paper.
        await page.emulateMedia({ media: 'print', colorScheme });
        const wide = await page.evaluate(() => {
          const main = document.querySelector('main');
          if (!main) throw new Error('No main');
          main.style.width = '500px';
          const edge = main.getBoundingClientRect().right;
          const out = [...document.querySelectorAll('.apexcharts-svg')].filter(
            (svg) => svg.getBoundingClientRect().right > edge + 1,
          ).length;
          main.style.width = '';
          return out;
        });
        expect([path, wide]).toEqual([path, 0]);
        await page.emulateMedia({ media: 'screen', colorScheme });
      }
    });
  }
}
