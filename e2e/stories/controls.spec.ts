import { expect, type Page, test } from '@playwright/test';
import { watchConsole } from '../fixtures/actions.ts';
import { type Control, controlsOf, openStorybook, playStory, setArgs } from './story-page.ts';
import { allStories, type Story, serveStorybook } from './storybook.ts';

test.use({ userAgent: 'StorybookTestRunner', contextOptions: { reducedMotion: 'reduce' } });

/** Excludes foundations and screens: their parts have their own stories. */
const ofTheKit = (await allStories()).filter(({ title }) => /^(Components|Patterns)\//.test(title));
/** Whether the component's docs page shows this story's controls. */
const isPrimary = (story: Story) => ofTheKit.find(({ title }) => title === story.title) === story;

/** Whether a designer would have to write code: an object without initial value, or a choice without options. */
const needsCode = ({ type, value, options }: Control) =>
  type === 'object'
    ? typeof value !== 'object' || value === null
    : /^(select|radio)$/.test(type) && !options?.length;

let storybook: Awaited<ReturnType<typeof serveStorybook>>;
test.beforeAll(async () => {
  storybook = await serveStorybook();
});
test.afterAll(() => storybook.close());

async function open(page: Page) {
  const complaints = watchConsole(page);
  await openStorybook(page, storybook.url, 'light');
  complaints.length = 0;
  return complaints;
}

/** Returns a value other than the current one. */
function sampleOf({ type, value, options = [] }: Control): unknown {
  switch (type) {
    case 'boolean':
      return value !== true;
    case 'number':
      return value === 3 ? 4 : 3;
    case 'select':
    case 'radio':
      return options.findLast((option) => option !== value);
    case 'object':
      return Array.isArray(value) ? value.slice(0, -1) : value;
    default:
      return 'Otro texto';
  }
}

const argsOf = (controls: Control[]) =>
  Object.fromEntries(controls.map((control) => [control.name, sampleOf(control)]));

test('shows only controls that work and need no code', async ({ page }) => {
  const complaints = await open(page);
  const all = await controlsOf(page, ofTheKit);
  const code = Object.entries(all).flatMap(([id, controls]) =>
    controls.filter(needsCode).map(({ name }) => `${id}: ${name}`),
  );
  expect(code).toEqual([]);

  const faults: string[] = [];
  for (const { id } of ofTheKit.filter(isPrimary)) {
    const found = await playStory(page, id);
    // Set the booleans last: states such as busy or disabled may hide the effect of other controls.
    for (const late of [false, true]) {
      const some = (all[id] ?? []).filter(({ type }) => (type === 'boolean') === late);
      if (some.length > 0) found.push(...(await setArgs(page, id, argsOf(some))));
    }
    faults.push(...[...found, ...complaints.splice(0)].map((fault) => `${id}: ${fault}`));
  }
  expect(faults).toEqual([]);
});

test('updates a stateful story when its controls change', async ({ page }) => {
  await open(page);
  for (const [id, args, shown] of [
    ['find-pager--default', { page: 3 }, 'text=Página 3 de'],
    ['data-tabs--default', { value: 'month' }, '[role=tab][aria-selected=true]:text("Mes Actual")'],
    ['find-pager--default', { texts: { next: 'Adelante' } }, 'role=button[name="Adelante"]'],
    ['data-statusmenu--default', { value: 'enviado' }, 'text=ENVIADO'],
    // A closed drawer hides nothing from screen readers.
    ['cart-cartdrawer--default', { open: false }, '#storybook-root:not([aria-hidden])'],
    ['product-quantitystepper--default', { value: 8 }, 'input[value="8"]'],
    ['find-searchfield--default', { value: 'almendra' }, 'input[value="almendra"]'],
  ] as const) {
    const story = `components-${id}`;
    expect(await playStory(page, story)).toEqual([]);
    const part = page.locator(shown).first();
    await expect(part, story).toBeHidden();
    expect(await setArgs(page, story, args)).toEqual([]);
    await expect(part, story).toBeVisible();
  }
});

/** Returns the sum of the RGB differences of two CSS colours. */
const distance = (one: string, other: string) => {
  const [these, those] = [one, other].map((colour) =>
    (colour.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number),
  );
  return (these ?? []).reduce((sum, value, at) => sum + Math.abs(value - (those?.[at] ?? 0)), 0);
};

for (const scheme of ['light', 'dark']) {
  test(`highlights a pressed button and chip: ${scheme}`, async ({ page }) => {
    await openStorybook(page, storybook.url, scheme);
    for (const part of ['button', 'iconbutton', 'chip']) {
      await playStory(page, `components-controls-${part}--default`);
      const pressed = page.getByRole('button');
      await pressed.hover();
      await page.mouse.down();
      await expect(pressed, part).toHaveCSS('box-shadow', /inset/);
      await page.mouse.move(0, 0);
      await page.mouse.up();
    }
  });

  test(`highlights a pressed link and dims disabled fields: ${scheme}`, async ({ page }) => {
    await openStorybook(page, storybook.url, scheme);
    await playStory(page, 'components-frame-bell--default');
    const bell = page.getByRole('link', { name: /^Notificaciones/ });
    const ground = () => bell.evaluate((one) => getComputedStyle(one).boxShadow);
    expect(await ground()).toBe('none');
    await bell.hover();
    await page.mouse.down();
    expect(await ground()).not.toBe('none');
    await page.mouse.move(0, 0);
    await page.mouse.up();
    await playStory(page, 'components-forms-dnifield--variants');
    const edgeOf = (field: 'disabled' | 'enabled') =>
      page
        .locator(`.MuiOutlinedInput-root:has(input:${field}) fieldset`)
        .first()
        .evaluate((one) => getComputedStyle(one).borderTopColor);
    const behind = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const [weak, usual] = [await edgeOf('disabled'), await edgeOf('enabled')];
    expect(distance(weak, behind)).toBeLessThan(distance(usual, behind));
  });
}
