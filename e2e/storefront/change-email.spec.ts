/** A customer changes the e-mail of the account, with the mails that were really sent. */
import { expect, test } from '@playwright/test';
import { tryLogin, watchConsole } from '../fixtures/actions.ts';
import { askForEmail, pressMailed } from '../fixtures/change-email.ts';
import { mailsTo } from '../fixtures/mail.ts';
import { newAccount } from '../fixtures/new-account.ts';
import { revisit, visit } from '../fixtures/visit.ts';
import { SHOP } from '../shop.ts';

test('an e-mail change is requested here, confirmed in another browser, and valid for the next login', async ({
  page,
  browser,
  request,
}) => {
  const complaints = watchConsole(page);
  const owner = await newAccount(request);
  const email = `nueva.${owner.email}`;
  await tryLogin(page, SHOP.storefront, owner);
  await expect(page).toHaveURL(`${SHOP.storefront}/inicio`);
  await visit(page, `${SHOP.storefront}/cuenta`);
  await askForEmail(page, email, owner.password);
  await expect(page.getByText('Te enviamos un enlace al correo nuevo.')).toBeVisible();
  const subjects = async () => (await mailsTo(owner.email)).map(({ subject }) => subject);
  await expect.poll(subjects).toContainEqual(expect.stringMatching(/^Pidieron cambiar el correo/));

  await pressMailed(browser, email, { kind: 'cambio', press: 'Confirmar mi correo nuevo' });
  await expect.poll(subjects).toContainEqual(expect.stringMatching(/^El correo de tu cuenta .* cambió$/));

  await revisit(page);
  await expect(page).toHaveURL(/\/login/);
  await tryLogin(page, SHOP.storefront, owner);
  await expect(page.getByText('Credenciales incorrectas. Por favor, intente nuevamente.')).toBeVisible();
  await tryLogin(page, SHOP.storefront, { ...owner, email });
  await expect(page).toHaveURL(`${SHOP.storefront}/inicio`);
  await visit(page, `${SHOP.storefront}/cuenta`);
  await expect(page.getByText(email, { exact: true })).toBeVisible();
  await expect(page.getByText('Está confirmado.')).toBeVisible();
  expect(complaints).toEqual([]);
});
