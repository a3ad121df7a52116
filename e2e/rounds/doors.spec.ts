/** Every screen of both apps is at most three taps away from home, for each kind of user who may open the screen. */
import { existsSync, readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { tryLogin } from '../fixtures/actions.ts';
import { ADMIN, type Credentials, CUSTOMER } from '../fixtures/people.ts';
import { visit } from '../fixtures/visit.ts';
import { SHOP } from '../shop.ts';

const MOST_TAPS = 3;

/** Returns the routes of an app from the router's generated file, such as '/producto/$id'. */
function routesOf(file: string): string[] {
  const text = readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');
  const union = /fullPaths:(.*?)fileRoutesByTo/s.exec(text)?.[1] ?? '';
  const routes = [...union.matchAll(/'([^']+)'/g)].map(([, route = '']) => route.replace(/(?<=.)\/$/, ''));
  return [...new Set(routes)];
}

const matches = (route: string, path: string): boolean =>
  new RegExp(`^${route.replaceAll(/\$\w+/g, '[^/]+')}$`).test(path);
/** Returns the route of a path; routes without parameters win. */
const routeOf = (routes: readonly string[], path: string): string | undefined =>
  routes.find((route) => route === path) ?? routes.find((route) => matches(route, path));

const linksIn = (page: Page): Promise<string[]> =>
  page
    .locator('a[href]:visible')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));

/** Returns the links inside each menu button and tab of the page. */
async function linksInMenus(page: Page): Promise<string[]> {
  const found: string[] = [];
  const buttons = page.locator(
    ['button[aria-haspopup]', 'button[aria-expanded="false"]', '[role=tab][aria-selected="false"]']
      .map((one) => `${one}:visible`)
      .join(),
  );
  for (let at = 0; at < (await buttons.count()); at += 1) {
    const button = buttons.nth(at);
    // A previous press may have removed the button.
    if (!(await button.isEnabled({ timeout: 2000 }).catch(() => false))) continue;
    await button.click({ timeout: 2000 }).catch(() => undefined);
    await page.waitForTimeout(300);
    found.push(...(await linksIn(page)));
    await page.keyboard.press('Escape');
  }
  return found;
}

/** Returns the fewest taps from home to each route. A link in a menu costs one tap more. */
async function tapsTo(page: Page, home: string, routes: readonly string[]): Promise<Map<string, number>> {
  const origin = new URL(home).origin;
  const taps = new Map<string, number>();
  const queue: { url: string; at: number }[] = [];
  const add = (urls: readonly string[], at: number) => {
    for (const url of urls) {
      const { origin: its, pathname } = new URL(url);
      const route = its === origin ? routeOf(routes, pathname) : undefined;
      if (route === undefined || (taps.get(route) ?? Number.POSITIVE_INFINITY) <= at) continue;
      taps.set(route, at);
      queue.push({ url, at });
    }
  };
  add([home], 0);
  for (let next = queue.shift(); next; next = queue.shift()) {
    if (next.at >= MOST_TAPS) continue;
    await visit(page, next.url);
    add(await linksIn(page), next.at + 1);
    if (next.at + 2 <= MOST_TAPS) add(await linksInMenus(page), next.at + 2);
    queue.sort((a, b) => a.at - b.at);
  }
  return taps;
}

/** Routes that no link leads to: mailed links and routes without a screen. */
const MAILED = ['/confirmar-correo', '/restablecer-password'];
const NO_SCREEN = ['/$', '/panel'];
/** Reached with one more press: a choice in the field 'Tipo' of /panel-filtrado. */
const OF_A_CHOICE = ['/actualizar-categoria/$id', '/actualizar-etiqueta/$id'];
/** Detail screens of items that a shop may not have; their lists are reachable. */
const OF_ONE = ['/listas/$lista_id', '/cambio-de-precios/$cambio_id'];
const WITHOUT_SESSION = ['/login', '/register', '/olvide-password'];
const ELSEWHERE = [...MAILED, ...NO_SCREEN, ...OF_A_CHOICE, ...OF_ONE];

const STOREFRONT = routesOf('storefront/src/routeTree.gen.ts');
const PANEL = routesOf('backoffice/src/route-tree.gen.ts');
/** Screens of the storefront that require a session. */
const OF_CUSTOMERS = STOREFRONT.filter((route) =>
  existsSync(
    new URL(
      `../../storefront/src/routes/_customer.${route.slice(1).replace('/', '_.')}.tsx`,
      import.meta.url,
    ),
  ),
);

interface Person {
  who: string;
  base: string;
  routes: readonly string[];
  as?: Credentials;
  /** Routes that this user may not open. */
  without: readonly string[];
}

const PEOPLE: Person[] = [
  { who: 'a visitor', base: SHOP.storefront, routes: STOREFRONT, without: OF_CUSTOMERS },
  { who: 'a customer', base: SHOP.storefront, routes: STOREFRONT, as: CUSTOMER, without: WITHOUT_SESSION },
  { who: 'an admin', base: SHOP.backoffice, routes: PANEL, as: ADMIN, without: WITHOUT_SESSION },
];

for (const { who, base, routes, as, without } of PEOPLE)
  test(`${who} reaches each screen from home in at most ${MOST_TAPS} taps on a phone`, async ({ page }) => {
    test.setTimeout(600_000);
    await page.setViewportSize({ width: 390, height: 844 });
    if (as) {
      await tryLogin(page, base, as);
      await page.waitForURL((url) => !url.pathname.startsWith('/login'));
    }
    const taps = await tapsTo(page, `${base}/`, routes);
    const far = routes.filter((route) => ![...without, ...ELSEWHERE].includes(route) && !taps.has(route));
    expect(far).toEqual([]);
  });
