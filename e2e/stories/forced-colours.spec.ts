import { expect, type Locator, test } from '@playwright/test';
import { settle } from '../fixtures/axe.ts';
import { openStorybook, playStory } from './story-page.ts';
import { allStories, serveStorybook } from './storybook.ts';

await allStories();

/** Parts that must stay visible in Windows' contrast themes, which remove fills and shadows. */
const PARTS: [story: string, ...parts: string[]][] = [
  ['controls-button--variants', '.MuiButton-contained'],
  ['controls-alert--severities', '.MuiAlert-root'],
  ['controls-chip--choices', '.MuiChip-root'],
  ['controls-switch--variants', '.MuiSwitch-track', '.MuiSwitch-thumb'],
  ['controls-tooltip--variants', '.MuiTooltip-tooltip'],
  ['controls-datefield--variants', '.MuiOutlinedInput-notchedOutline'],
  ['product-quantityfield--default', 'div:has(> input)'],
  [
    'product-quantitystepper--mistakes',
    'div:has(> input)',
    ':has(> :text-is("La cantidad debe ser un numero entero"))',
  ],
  ['product-tag--kinds', ':text-is("Sin TACC")', ':text-is("Promoción")', ':text-is("Nuevo")'],
  ['product-productcard--loading', '.MuiSkeleton-root'],
  ['data-statuschip--every-order-status', '#storybook-root :has(> span:text-matches("^[A-Z ]+$"))'],
  ['data-tabs--default', '.MuiTabs-indicator'],
  ['cart-goalprogress--variants', '.MuiLinearProgress-root', '.MuiLinearProgress-bar'],
  ['find-sortmenu--open', '[role=menuitemradio][aria-checked=true]'],
  ['feedback-loadingdots--default', '[role=status] i'],
  ['feedback-servererror--default', '.MuiAlert-root'],
  ['dialogs-confirmdialog--default', '.MuiDialog-paper', '.MuiButton-contained'],
  ['forms-formactions--variants', '.MuiButton-contained'],
  ['frame-sidemenu--default', ':text-is("99+")'],
  ['home-featuredcarousel--default', 'i'],
  ['charts-barchart--default', 'li i', 'svg text', '.apexcharts-line-series path'],
  ['charts-doughnutchart--default', 'li i', 'svg text', '.apexcharts-pie-area'],
];

/** Returns each part's best contrast with the page, of its border, outline, fill, or SVG stroke or text. */
const contrasts = (parts: Locator) =>
  parts.evaluateAll((elements) => {
    const canvas = document.createElement('i');
    canvas.style.cssText = 'forced-color-adjust: none; color: Canvas';
    document.body.append(canvas);
    const channels = (colour: string) => {
      const [red = 0, green = 0, blue = 0, alpha = 1] = (colour.match(/[\d.]+/g) ?? []).map(Number);
      return { light: [red, green, blue], alpha };
    };
    const luminance = (colour: string) => {
      const [red = 0, green = 0, blue = 0] = channels(colour).light.map((one) => {
        const part = one / 255;
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const ground = luminance(getComputedStyle(canvas).color);
    canvas.remove();
    return elements.map((element) => {
      const style = getComputedStyle(element);
      const drawing = element instanceof SVGElement;
      const line = (side: 'outline' | 'borderTop') =>
        style[`${side}Style`] !== 'none' && Number.parseFloat(style[`${side}Width`]) > 0
          ? [style[`${side}Color`]]
          : [];
      const letters = element.tagName === 'text' || element.tagName === 'tspan';
      const colours = drawing
        ? [letters ? style.fill : style.stroke]
        : [...line('outline'), ...line('borderTop'), style.backgroundColor];
      const best = colours
        .filter((colour) => colour !== 'none' && channels(colour).alpha > 0)
        .map(luminance)
        .map((one) => (Math.max(one, ground) + 0.05) / (Math.min(one, ground) + 0.05));
      return Math.max(1, ...best);
    });
  });

for (const colorScheme of ['light', 'dark'] as const) {
  // Storybook stays light: with a dark contrast theme, the storefront's own colours would have too little contrast.
  test(`keeps edges and marks visible in a ${colorScheme} contrast theme`, async ({ browser }) => {
    const { url, close } = await serveStorybook();
    const page = await browser.newPage({ forcedColors: 'active', colorScheme, reducedMotion: 'reduce' });
    await openStorybook(page, url, 'light');
    for (const [id, ...parts] of PARTS) {
      const story = `components-${id}`;
      expect(await playStory(page, story)).toEqual([]);
      for (const selector of parts) {
        const part = page.locator(selector);
        await part.first().waitFor();
        await settle(page);
        const least = selector === 'svg text' ? 4.5 : 3;
        const faint = (await contrasts(part)).filter((contrast) => contrast < least);
        expect.soft(faint, `${story}: ${selector}`).toEqual([]);
      }
    }
    await page.close();
    await close();
  });
}
