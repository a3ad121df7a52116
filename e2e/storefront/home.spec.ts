/** The home page in a browser: carousel, brands, and no layout shift. */
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { tryLogin } from '../fixtures/actions.ts';
import { layoutShift, watchLayoutShift } from '../fixtures/layout-shift.ts';
import { CUSTOMER } from '../fixtures/people.ts';
import { visit } from '../fixtures/visit.ts';
import { SHOP } from '../shop.ts';

const HOME = `${SHOP.storefront}/inicio`;

test('/ redirects to /inicio [T2.1]', async ({ page }) => {
  await page.goto(`${SHOP.storefront}/`);
  await expect(page).toHaveURL(HOME);
});

test('the document contains the styles of one scheme and only the vendor prefixes that browsers need', async ({
  request,
}) => {
  const html = await (await request.get(HOME)).text();
  expect(html).toContain('-webkit-user-select:none');
  expect(html).not.toContain('-ms-flexbox');
  expect(html).not.toContain('[data-scheme="dark"]');
  expect(brotliCompressSync(html).length).toBeLessThan(20_800);
});

test('the carousel shows 15 products, moves by itself, stops under the pointer and links to a product [T2.14 T2.15 T9.3]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit(page, HOME);
  const banner = page.locator('[aria-roledescription=carrusel]');
  await expect(banner.getByRole('button', { name: /^Ir al \d+ de 15$/ })).toHaveCount(15);
  await expect(banner).toHaveAttribute('data-state', 'playing');
  await expect(banner.getByRole('button', { name: 'Ir al 2 de 15' })).toHaveAttribute('aria-current', 'true');
  // Slides that have passed are inert.
  const seen = banner.locator('[aria-roledescription=diapositiva]:not([inert])').getByRole('link').first();
  await seen.hover();
  await expect(banner).toHaveAttribute('data-state', 'hovered');
  await banner.getByRole('button', { name: 'Pausar' }).click();
  await expect(banner).toHaveAttribute('data-state', 'paused');
  await seen.click();
  await expect(page).toHaveURL(/\/producto\/[0-9a-f-]{36}$/);
});

test('the loading carousel has its final height', async ({ page }) => {
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await visit(page, `${SHOP.storefront}/about`);
    const answer = Promise.withResolvers<void>();
    await page.route('**/api/productos/**', async (route) => {
      await answer.promise;
      await route.continue();
    });
    await page.getByRole('banner').getByRole('link', { name: 'Tierra Llana' }).click();
    await expect(page.getByText('Cargando productos destacados...')).toBeAttached();
    const waiting = await page.locator('section[aria-busy=true]').boundingBox();
    answer.resolve();
    const banner = page.locator('[aria-roledescription=carrusel]');
    await expect(banner.getByRole('link').first()).toBeVisible();
    const there = await banner.boundingBox();
    expect(there?.height, `${width} px`).toBeCloseTo(waiting?.height ?? Number.NaN, 0);
    await page.unroute('**/api/productos/**');
  }
});

for (const width of [390, 768, 1440]) {
  test(`Tab reaches no slide that is cut off, but a click does, at ${width} px`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 900 });
    await visit(page, HOME);
    const banner = page.locator('[aria-roledescription=carrusel]');
    const shelf = banner.locator('[data-ready]');
    await expect(banner.locator('[inert]').first()).toBeAttached();
    const reached = () =>
      shelf.evaluate((place) => {
        const link = document.activeElement;
        if (!link || !place.contains(link)) return undefined;
        const [inner, outer] = [link.getBoundingClientRect(), place.getBoundingClientRect()];
        return inner.left >= outer.left - 1 && inner.right <= outer.right + 1;
      });
    for (const turns of [0, 1]) {
      const links = shelf.locator('[role=group]:not([inert]) a:not([tabindex])');
      if (turns > 0) {
        const before = (await links.first().getAttribute('href')) ?? '';
        await banner.getByRole('button', { name: 'Siguiente' }).press('Enter');
        // The set of cut-off slides updates at the next paint; even a change of a millisecond waits for that.
        await expect(links.first()).not.toHaveAttribute('href', before);
        await shelf.evaluate((place) =>
          Promise.all(place.getAnimations({ subtree: true }).map(({ finished }) => finished)),
        );
      }
      const whole = await links.count();
      await links.first().focus();
      for (let slide = 0; slide < whole; slide += 1) {
        expect(await reached(), `slide ${slide} after ${turns} turns`).toBe(true);
        await page.keyboard.press('Tab');
      }
      expect(await reached()).toBeUndefined();
    }
    const end = await shelf.boundingBox();
    if (!end) throw new Error('The shelf is not to be seen');
    await page.mouse.click(end.x + end.width - 8, end.y + end.height / 2);
    await expect(page).toHaveURL(/\/producto\/[0-9a-f-]{36}$/);
  });
}

test('the carousel moves on after 3500 ms, in 500 ms [T2.14 T9.3]', async ({ page }) => {
  await page.clock.install();
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit(page, HOME);
  const banner = page.locator('[aria-roledescription=carrusel]');
  await expect(banner).toHaveAttribute('data-state', 'playing');
  await expect(banner.locator('[data-ready]')).toHaveCount(1);
  const current = () => banner.locator('button[aria-current=true]').getAttribute('aria-label');
  const speeds = await banner.locator('.swiper-wrapper').evaluateHandle((wrapper: HTMLElement) => {
    const seen = new Set<string>();
    new MutationObserver(() => seen.add(wrapper.style.transitionDuration)).observe(wrapper, {
      attributeFilter: ['style'],
    });
    return seen;
  });
  await page.clock.pauseAt(new Date(Date.now() + 3_600_000));
  const begun = await current();
  // Run to the moment of a change, from which the next interval counts.
  while ((await current()) === begun) await page.clock.runFor(50);
  const stands = await current();
  // The fake clock does not run CSS transitions: wait until the change has ended.
  await expect(banner.locator('.swiper-wrapper')).toHaveCSS('transition-duration', '0s');
  await page.clock.runFor(3400);
  expect(await current()).toBe(stands);
  await page.clock.runFor(200);
  await expect.poll(current).not.toBe(stands);
  expect(await speeds.evaluate((seen) => [...seen])).toContain('500ms');
});

test('the featured products come ten per page, and Back returns to the first page [T2.18 T9.1]', async ({
  page,
}) => {
  await visit(page, HOME);
  await expect(page.getByRole('article')).toHaveCount(10);
  const first = await page.getByRole('article').first().getByRole('heading').textContent();
  await page.getByRole('button', { name: 'Siguiente' }).last().click();
  await expect(page).toHaveURL(`${HOME}?page=2`);
  await expect(page.getByText(/^Página 2 de \d+$/)).toBeVisible();
  await expect(page.getByRole('article').first().getByRole('heading')).not.toHaveText(first ?? '');
  await page.goBack();
  await expect(page.getByText(/^Página 1 de \d+$/)).toBeVisible();
  await expect(page.getByRole('article').first().getByRole('heading')).toHaveText(first ?? '');
});

test('a brand links to its catalogue [T2.5 T2.20]', async ({ page }) => {
  await visit(page, HOME);
  const brand = page.getByRole('region', { name: 'Marcas destacadas' }).getByRole('link').first();
  const name = (await brand.textContent()) ?? '';
  await brand.click();
  await expect(page).toHaveURL(`${SHOP.storefront}/marcas/${encodeURIComponent(name)}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
});

for (const width of [390, 1440]) {
  test(`nothing moves at ${width} px when session, prices and cart appear`, async ({ page, request }) => {
    await page.setViewportSize({ width, height: 900 });
    await watchLayoutShift(page);
    await tryLogin(page, SHOP.storefront, CUSTOMER);
    await expect(page).toHaveURL(HOME);
    const { productos } = await (await request.get(`${SHOP.api}/productos?limit=1&offset=0`)).json();
    for (const path of [
      '/inicio',
      '/categorias/Semillas',
      '/promociones',
      `/producto/${productos[0].producto_id}`,
    ]) {
      await visit(page, `${SHOP.storefront}${path}`);
      await expect(page.getByText(/\$\s?\d/).first()).toBeVisible();
      expect(await layoutShift(page), path).toBeLessThan(0.02);
    }
  });
}

test("a browser with a session does not show visitors' parts before hydration", async ({ page }) => {
  const visitors = () => [
    page.getByText('Precio para comercios aprobados.').first(),
    page.getByRole('main').getByText('Solicitar una cuenta').first(),
    page.getByRole('banner').getByText('Iniciar sesión'),
  ];
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit(page, HOME);
  for (const part of visitors()) await expect(part).toBeVisible();
  await tryLogin(page, SHOP.storefront, CUSTOMER);
  await expect(page.getByText(/\$\s?\d/).first()).toBeVisible();
  await page.route('**/*.js', (route) => route.abort());
  await page.goto(HOME);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const part of visitors()) await expect(part).toBeHidden();
  await page.evaluate(() => localStorage.clear());
  await page.goto(HOME);
  for (const part of visitors()) await expect(part).toBeVisible();
});

test('each font is requested once, by a preload', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => request.resourceType() === 'font' && asked.push(request.url()));
  await visit(page, `${SHOP.storefront}/inicio`);
  const ahead = await page
    .locator('link[rel=preload][as=font]')
    .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
  expect(ahead).toHaveLength(2);
  expect(asked.toSorted()).toEqual(ahead.toSorted());
});

test('the title of /about has the same height on a tablet before its font loads', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  const height = async () => {
    await visit(page, `${SHOP.storefront}/about`);
    return (await page.getByRole('heading', { level: 1 }).boundingBox())?.height;
  };
  const after = await height();
  await page.route('**/*.woff2', (route) => route.abort());
  expect(await height()).toBe(after);
});

for (const path of ['/inicio', '/about']) {
  test(`the text of ${path} has the same lines before its fonts load`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const lines = async () => {
      await visit(page, `${SHOP.storefront}${path}`);
      return page
        .locator('main p')
        .evaluateAll((all) =>
          all.map((one) =>
            Math.round(one.clientHeight / Number.parseFloat(getComputedStyle(one).lineHeight)),
          ),
        );
    };
    const after = await lines();
    await page.route('**/*.woff2', (route) => route.abort());
    expect(await lines()).toEqual(after);
  });
}
