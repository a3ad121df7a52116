import { expect, type Page, test } from '@playwright/test';
import { sidewaysOverflow } from '../fixtures/axe.ts';
import { brokenAmounts, looksAsRemembered, rememberLooks, smallTargets, smallText } from './page-checks.ts';

test.use({ viewport: { width: 390, height: 844 } });

const show = (page: Page, body: string) =>
  page.setContent(`<!doctype html><style>body { margin: 16px; font: 16px sans-serif }
    button { border: 0; padding: 0 }</style>${body}`);

test.describe('smallTargets', () => {
  const sized = (side: string, more = '') => `style="width: ${side}; height: ${side}; ${more}"`;

  test('finds targets that are too small', async ({ page }) => {
    for (const [what, html] of [
      ['a button', `<button ${sized('30px')}>Quitar</button>`],
      ['a disabled one', `<button disabled ${sized('30px')}>Quitar</button>`],
      ['one that is wide alone', '<button style="width: 200px; height: 30px">Quitar</button>'],
      ['a tab of a list', `<div role="tab" ${sized('30px')}>Quitar</div>`],
      ['a link that stands alone', '<p><a href="/x">Quitar</a></p>'],
      [
        'links in a row',
        '<p><a href="/y" style="line-height: 60px; display: block">Otro</a> <a href="/x">Quitar</a></p>',
      ],
      ['a checkbox without a large label', `<input type="checkbox" aria-label="Quitar" ${sized('20px')}>`],
      ['a field', '<input aria-label="Quitar" style="width: 200px; height: 30px; padding: 0; border: 0">'],
    ] as const) {
      await show(page, html);
      expect
        .soft(await smallTargets(page), what)
        .toEqual([expect.stringMatching(/^target of \d+×\d+ px: .*"Quitar"$/)]);
    }
  });

  test('ignores targets that are large enough, in a sentence or hidden', async ({ page }) => {
    for (const [what, html] of [
      ['a large button', `<button ${sized('44px')}>Quitar</button>`],
      [
        'one that its pseudo-element enlarges',
        `<style>button::after { content: ""; position: absolute; inset: -8px }</style>
      <div style="padding: 20px"><button ${sized('30px', 'position: relative')}>Quitar</button></div>`,
      ],
      ['a link in a sentence', '<p>¿No tienes cuenta? <a href="/x">Pídela</a></p>'],
      [
        'a hidden checkbox in a large label',
        `<label style="display: block; height: 48px">
      <input type="checkbox" style="opacity: 0">Acepto los términos</label>`,
      ],
      [
        'a field in a frame that takes its clicks',
        `<div class="MuiInputBase-root" style="padding: 12px">
      <input aria-label="Quitar" style="width: 200px; height: 24px; border: 0"></div>`,
      ],
      [
        'what is hidden',
        `<button ${sized('30px', 'visibility: hidden')}>Quitar</button>
      <div aria-hidden="true"><button ${sized('30px')}>Quitar</button></div>
      <a href="#x" style="position: fixed; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%)">Quitar</a>`,
      ],
    ] as const) {
      await show(page, html);
      expect.soft(await smallTargets(page), what).toEqual([]);
    }
  });
});

test.describe('smallText', () => {
  test('finds small text, including text that a transform makes small', async ({ page }) => {
    await show(
      page,
      `<p style="font-size: 13px">Chica</p><p>Bien</p>
      <label style="display: inline-block; transform: scale(0.75)">Achicada</label>
      <svg><text y="20" font-size="12">Eje</text></svg><input name="telefono" style="font-size: 15px">`,
    );
    expect(await smallText(page)).toEqual([
      'text of 13 px: "Chica"',
      'text of 12 px: "Achicada"',
      'text of 12 px: "Eje"',
      'text of 15 px: "field telefono"',
    ]);
  });

  test('ignores invisible text, and 15 px in a field of a desktop window', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await show(
      page,
      `<p style="font-size: 12px; visibility: hidden">Chica</p>
      <p style="font-size: 12px; position: absolute; width: 1px; height: 1px; overflow: hidden">Para lectores</p>
      <p style="font-size: 14px">Bien</p><input name="telefono" style="font-size: 15px">`,
    );
    expect(await smallText(page)).toEqual([]);
  });
});

test('brokenAmounts finds only amounts that span two lines', async ({ page }) => {
  const narrow = 'width: 90px; overflow-wrap: anywhere';
  await show(
    page,
    `<p style="${narrow}">$&nbsp;1.735.688,00</p><p style="${narrow}">Debe desde ayer $&nbsp;1.735,00</p>
    <p>$&nbsp;1.735.688,00</p>`,
  );
  expect(await brokenAmounts(page)).toEqual(['amount on 2 lines: "$\u00a01.735.688,00"']);
});

test('sidewaysOverflow returns how much wider the page is than the window, in px', async ({ page }) => {
  await show(page, '<div style="width: 400px; height: 10px"></div>');
  expect(await sidewaysOverflow(page)).toBe(26);
  await show(page, '<div style="max-width: 400px; height: 10px"></div>');
  expect(await sidewaysOverflow(page)).toBe(0);
});

test.describe('looksAsRemembered', () => {
  const change: [string, string, boolean][] = [
    ['nothing', '', true],
    ['another colour of one word', 'b { color: #777 }', false],
    ['a background behind it', 'p { background: #eee }', false],
    ['a smaller word', 'b { font-size: 15px }', false],
    ['a word that is gone', 'b { display: none }', false],
    ['a word over another', 'b { position: absolute }', false],
  ];
  for (const [what, css, same] of change) {
    test(`returns ${same} when the desktop page differs from the phone's by: ${what}`, async ({ page }) => {
      await show(page, `<style>@media (min-width: 1000px) { ${css} }</style><p>Nueces <b>peladas</b></p>`);
      expect(await looksAsRemembered(page)).toBe(false);
      await rememberLooks(page);
      expect(await looksAsRemembered(page)).toBe(true);
      await page.setViewportSize({ width: 1440, height: 900 });
      expect(await looksAsRemembered(page)).toBe(same);
    });
  }
});
