import { expect, type Page, test } from '@playwright/test';
import { watchConsole } from '../fixtures/actions.ts';
import { type Control, controlsOf, openStorybook, playStory, setArgs } from './story-page.ts';
import { allStories, type Story, serveStorybook } from './storybook.ts';

/** What a designer finds below a story: each control that is shown works, whatever it is set to. */
test.use({ userAgent: 'StorybookTestRunner', contextOptions: { reducedMotion: 'reduce' } });

/** Foundations and screens are to be looked at: what they are made of has its own stories. */
const ofTheKit = (await allStories()).filter(({ title }) => /^(Components|Patterns)\//.test(title));
/** The one whose controls stand on the page of its component. */
const isPrimary = (story: Story) => ofTheKit.find(({ title }) => title === story.title) === story;

/** A list or a handful of words is there to be changed; out of nothing nobody writes one. */
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

/** Something else than what is there. */
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

test('offers controls that work, and none that would need code', async ({ page }) => {
  const complaints = await open(page);
  const all = await controlsOf(page, ofTheKit);
  const code = Object.entries(all).flatMap(([id, controls]) =>
    controls.filter(needsCode).map(({ name }) => `${id}: ${name}`),
  );
  expect(code).toEqual([]);

  const faults: string[] = [];
  for (const { id } of ofTheKit.filter(isPrimary)) {
    const found = await playStory(page, id);
    // What is open, busy or disabled may show nothing of the rest: that first.
    for (const late of [false, true]) {
      const some = (all[id] ?? []).filter(({ type }) => (type === 'boolean') === late);
      if (some.length > 0) found.push(...(await setArgs(page, id, argsOf(some))));
    }
    faults.push(...[...found, ...complaints.splice(0)].map((fault) => `${id}: ${fault}`));
  }
  expect(faults).toEqual([]);
});

test('follows the controls where a story keeps what a click changes', async ({ page }) => {
  await open(page);
  for (const [id, args, shown] of [
    ['find-pager--default', { page: 3 }, 'text=Página 3 de'],
    ['data-tabs--default', { value: 'month' }, '[role=tab][aria-selected=true]:text("Mes Actual")'],
    ['find-pager--default', { texts: { next: 'Adelante' } }, 'role=button[name="Adelante"]'],
    ['data-statusmenu--default', { value: 'enviado' }, 'text=ENVIADO'],
    // Nothing is kept from screen readers any more.
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

/** How far a colour is from the ground around it: 0 where both are one. */
const distance = (one: string, other: string) => {
  const [these, those] = [one, other].map((colour) =>
    (colour.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number),
  );
  return (these ?? []).reduce((sum, value, at) => sum + Math.abs(value - (those?.[at] ?? 0)), 0);
};

for (const scheme of ['light', 'dark']) {
  test(`answers to a thumb, and shows what is disabled weaker than the rest: ${scheme}`, async ({ page }) => {
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
