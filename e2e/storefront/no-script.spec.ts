/** Pages of visitors without any script: order and filters of lists, and the registration, work by HTML. */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { watchConsole } from '../fixtures/actions.ts';
import { CUSTOMER, newShopOwner } from '../fixtures/people.ts';
import { delayScripts, openSlowly, runs } from '../fixtures/slow-scripts.ts';
import { SHOP } from '../shop.ts';

const at = (path: string) => `${SHOP.storefront}${path}`;

async function openWithoutScript(browser: Browser, path: string, width = 1440): Promise<Page> {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width, height: 844 } });
  const page = await context.newPage();
  await page.goto(at(path));
  return page;
}

const namesOf = (page: Page) => page.getByRole('article').getByRole('heading').allTextContents();

for (const width of [390, 1440]) {
  test(`the order of a list opens at its button and sorts, without a script at ${width} px`, async ({
    browser,
  }) => {
    const page = await openWithoutScript(browser, '/categorias?page=2&term=a', width);
    const button = page.getByRole('button', { name: /^Filtrar/ });
    const menu = page.getByRole('menu', { name: 'ORDERNAR POR:' });
    await button.click();
    await expect(menu).toBeVisible();
    const place = await menu.boundingBox();
    const opener = await button.boundingBox();
    expect(Math.abs((place?.y ?? 0) - (opener?.y ?? 0) - (opener?.height ?? 0))).toBeLessThan(3);
    expect((place?.x ?? 0) + (place?.width ?? 0)).toBeLessThanOrEqual(width);
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(menu.getByRole('menuitemradio', { name: /^Menor precio/ })).toHaveAttribute('aria-disabled');
    await menu.getByRole('menuitemradio', { name: 'Z - A' }).click();
    await expect(page).toHaveURL(at('/categorias?page=2&term=a&sort=nombre_desc'));
    const names = await namesOf(page);
    expect(names.length).toBeGreaterThan(2);
    expect(names).toEqual([...names].sort((a, b) => b.localeCompare(a, 'es', { numeric: true })));
    await button.click();
    await menu.getByRole('menuitemradio', { name: 'Z - A', checked: true }).click();
    await expect(page).toHaveURL(at('/categorias?page=2&term=a'));
  });

  test(`filters are chosen and removed without a script at ${width} px`, async ({ browser }) => {
    const page = await openWithoutScript(browser, '/categorias?term=a', width);
    const sheet = page.getByRole('dialog', { name: 'Afinar la lista' });
    const open = () => page.getByRole('button', { name: /^Más filtros/ }).click();
    await open();
    await expect(sheet).toBeVisible();
    await sheet.getByRole('button', { name: 'Cerrar filtros' }).click();
    await expect(sheet).toBeHidden();
    await open();
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await open();
    await sheet.getByRole('combobox', { name: 'Categoría' }).selectOption('Semillas');
    await sheet.getByRole('combobox', { name: 'Etiqueta' }).selectOption('Vegano');
    await sheet.getByRole('combobox', { name: 'Orden' }).selectOption('mas_nuevos');
    await sheet.getByRole('checkbox', { name: /^Solo lo disponible/ }).check();
    await sheet.getByRole('button', { name: 'Ver la lista' }).click();
    const chosen = page.getByRole('group', { name: 'Filtros elegidos' }).getByRole('link');
    await expect(chosen).toHaveText([
      'Semillas',
      'Vegano',
      'Solo lo disponible',
      'Lo más nuevo primero',
      'Quitar todo',
    ]);
    // The server removes the empty fields of the form from the address.
    await expect(page).toHaveURL(
      at('/categorias?term=a&categoria=Semillas&etiqueta=Vegano&stock=si&orden=mas_nuevos'),
    );
    await expect(page.getByRole('article').first()).toBeVisible();
    await open();
    await expect(sheet.getByRole('combobox', { name: 'Categoría' })).toHaveValue('Semillas');
    await sheet.getByRole('combobox', { name: 'Marca' }).selectOption({ index: 1 });
    await sheet.getByRole('button', { name: 'Ver la lista' }).click();
    await expect(page).toHaveURL(/marca=/);
    await page.getByRole('link', { name: 'Quitar Semillas' }).click();
    await expect(page).not.toHaveURL(/categoria=/);
    await expect(page).toHaveURL(/marca=/);
    await page.getByRole('link', { name: 'Quitar todo' }).click();
    await expect(page).toHaveURL(at('/categorias?term=a'));
  });
}

for (const flag of ['promocion', 'nuevo']) {
  test(`the flag ${flag} filters a category without a script`, async ({ browser }) => {
    const page = await openWithoutScript(browser, '/categorias/Semillas');
    await page.getByRole('button', { name: 'Más filtros' }).click();
    const sheet = page.getByRole('dialog', { name: 'Afinar la lista' });
    await expect(sheet.getByRole('combobox', { name: 'Categoría' })).toHaveCount(0);
    await sheet.locator(`[name=${flag}]`).check();
    await sheet.getByRole('button', { name: 'Ver la lista' }).click();
    await expect(page).toHaveURL(at(`/categorias/Semillas?${flag}=si`));
  });
}

test('the order opens at once and leads on while the scripts are late', async ({ page }) => {
  await openSlowly(page, '/categorias');
  await page.getByRole('button', { name: 'Filtrar' }).click();
  await page.getByRole('menuitemradio', { name: 'A - Z' }).click({ timeout: 2000 });
  await expect(page).toHaveURL(at('/categorias?sort=nombre_asc'));
  expect(await page.evaluate(runs)).toBe(false);
});

test('filters filled in before the scripts stay with them, and the application applies them', async ({
  page,
}) => {
  await openSlowly(page, '/categorias');
  await page.getByRole('button', { name: 'Más filtros' }).click();
  const sheet = page.getByRole('dialog', { name: 'Afinar la lista' });
  await sheet.getByRole('combobox', { name: 'Categoría' }).selectOption('Semillas', { timeout: 2000 });
  await sheet.getByRole('checkbox', { name: /^Solo lo disponible/ }).check();
  expect(await page.evaluate(runs)).toBe(false);
  await page.waitForFunction(runs);
  await expect(sheet.getByRole('button', { name: /^Ver \d+ productos$/ })).toBeVisible();
  await expect(sheet.getByRole('combobox', { name: 'Categoría' })).toHaveValue('Semillas');
  await expect(sheet.getByRole('checkbox', { name: /^Solo lo disponible/ })).toBeChecked();
  await sheet.getByRole('button', { name: /^Ver \d+ productos$/ }).click();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(at('/categorias?categoria=Semillas&stock=si'));
  await expect(page.getByRole('link', { name: 'Quitar Semillas' })).toBeVisible();
});

const LABELS = {
  nombre_comercio: 'Nombre del comercio',
  nombre: 'Nombre',
  apellido: 'Apellido',
  dni: 'CUIT/CUIL',
  telefono: 'Teléfono',
  dom_fiscal: 'Domicilio fiscal',
  email: 'Correo electrónico',
  password: 'Contraseña',
} as const;

async function register(page: Page, fields: Partial<Record<keyof typeof LABELS, string>>) {
  for (const [name, text] of Object.entries(fields)) {
    await page.getByLabel(LABELS[name as keyof typeof LABELS], { exact: true }).fill(text);
  }
  const answer = page.waitForResponse((response) => response.request().method() === 'POST');
  await page.getByRole('button', { name: 'Enviar solicitud' }).click();
  return answer;
}

test('a registration without a script shows errors and keeps the text, then is received', async ({
  browser,
  request,
}) => {
  const page = await openWithoutScript(browser, '/register', 390);
  const owner = newShopOwner();
  const wrong = await register(page, { ...owner, dni: '20-1' });
  expect(wrong.status()).toBe(422);
  expect(wrong.headers()['cache-control']).toBe('private, no-store');
  await expect(page.getByText('El DNI debe tener entre 11 dígitos.')).toBeVisible();
  await expect(page.getByLabel('Apellido', { exact: true })).toHaveValue(owner.apellido);
  await expect(page.getByLabel('Contraseña', { exact: true })).toHaveValue('');
  expect(await page.content()).not.toContain(owner.password);
  await register(page, { dni: owner.dni, password: owner.password });
  await expect(page.getByRole('heading', { name: 'Recibimos tu solicitud' })).toBeVisible();
  await expect(page).toHaveURL(at('/register?recibida=si'));
  // The API has the account, which waits for its approval.
  const login = await request.post(`${SHOP.api}/auth/login`, {
    data: { email: owner.email, password: owner.password },
  });
  expect(login.status()).toBe(403);
  // The page for the next visitor has nothing of this registration.
  expect(await (await request.get(at('/register'))).text()).not.toContain(owner.apellido);
});

test('a registration with an e-mail that has an account answers 409 at the field', async ({ browser }) => {
  const page = await openWithoutScript(browser, '/register');
  const answer = await register(page, { ...newShopOwner(), email: CUSTOMER.email });
  expect(answer.status()).toBe(409);
  await expect(page.getByLabel('Correo electrónico', { exact: true })).toHaveValue(CUSTOMER.email);
  await expect(page.getByLabel('Correo electrónico', { exact: true })).toHaveAttribute(
    'aria-invalid',
    'true',
  );
});

test('the page of a refused registration hydrates, keeps text and errors, and sends by code', async ({
  browser,
}) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  const complaints = watchConsole(page);
  await page.goto(at('/about'));
  const owner = newShopOwner();
  await delayScripts(page);
  // Submits as a browser does without the inline script.
  await page.evaluate(
    ([action, fields]) => {
      const form = document.createElement('form');
      Object.assign(form, { action, method: 'post' });
      for (const [name, value] of Object.entries(fields)) {
        const input = document.createElement('input');
        Object.assign(input, { name, value, type: 'hidden' });
        form.append(input);
      }
      document.body.append(form);
      HTMLFormElement.prototype.submit.call(form);
    },
    [at('/register'), { ...owner, telefono: '', password: '' }] as const,
  );
  await expect(page.getByText('El teléfono es obligatorio.')).toBeVisible();
  await page.getByLabel('Teléfono', { exact: true }).fill(owner.telefono);
  await page.getByLabel('Contraseña', { exact: true }).fill(owner.password);
  await page.waitForFunction(runs);
  await expect(page.getByLabel('Apellido', { exact: true })).toHaveValue(owner.apellido);
  await expect(page.getByText('El teléfono es obligatorio.')).toBeHidden();
  await page.getByRole('button', { name: 'Enviar solicitud' }).click();
  await expect(page.getByRole('heading', { name: 'Recibimos tu solicitud' })).toBeVisible();
  await expect(page).toHaveURL(at('/register'));
  expect(complaints).toEqual([]);
});

test('a registration while the API is away answers 503 and keeps the text', async ({ browser }) => {
  const port = SHOP.storefrontPort + 50;
  const server = spawn(
    process.execPath,
    [fileURLToPath(new URL('../../storefront/server.ts', import.meta.url))],
    {
      // No program listens on port 9.
      env: {
        ...process.env,
        STOREFRONT_PORT: String(port),
        API_URL: 'http://127.0.0.1:9',
        LOG_LEVEL: 'silent',
      },
      stdio: 'inherit',
    },
  );
  try {
    const shop = `http://localhost:${port}`;
    await expect
      .poll(
        () =>
          fetch(`${shop}/health`).then(
            ({ ok }) => ok,
            () => false,
          ),
        { timeout: 60_000 },
      )
      .toBe(true);
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${shop}/register`);
    const owner = newShopOwner();
    expect((await register(page, owner)).status()).toBe(503);
    await expect(
      page.getByText('Hubo un error en al registrarse. Intente nuevamente más tarde.'),
    ).toBeVisible();
    await expect(page.getByLabel('Correo electrónico', { exact: true })).toHaveValue(owner.email);
  } finally {
    server.kill();
  }
});

test('the server refuses a registration from another site', async ({ request }) => {
  const answer = await request.post(at('/register'), {
    form: { nombre: 'Ana' },
    headers: { origin: 'https://otra.test' },
  });
  expect(answer.status()).toBe(403);
});

test('the login says without a script that it needs one', async ({ browser }) => {
  const page = await openWithoutScript(browser, '/login');
  const line = page.locator('noscript > p');
  await expect(line).toBeVisible();
  await expect(line).toHaveText('Para iniciar sesión, activa JavaScript en tu navegador.');
});
