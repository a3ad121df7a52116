/** Staff change the e-mail of their account: cancelled from the old e-mail, requested again. */
import { expect, test } from '@playwright/test';
import { tryLogin, watchConsole } from '../fixtures/actions.ts';
import { askForEmail, pressMailed } from '../fixtures/change-email.ts';
import { newAccount } from '../fixtures/new-account.ts';
import { revisit, visit } from '../fixtures/visit.ts';
import { SHOP } from '../shop.ts';

test('an e-mail change is cancelled from the old one, requested again and confirmed in the shop', async ({
  page,
  browser,
  request,
}) => {
  const complaints = watchConsole(page);
  const person = await newAccount(request, { empleado: true });
  const email = `nueva.${person.email}`;
  await tryLogin(page, SHOP.backoffice, person);
  await expect(page).toHaveURL(`${SHOP.backoffice}/panel-principal`);
  await visit(page, `${SHOP.backoffice}/cuenta`);
  await askForEmail(page, email, person.password);
  await pressMailed(browser, person.email, { kind: 'frenar', press: 'Frenar el cambio' });
  await revisit(page);
  await askForEmail(page, email, person.password);
  await page.getByRole('button', { name: 'Mandar de nuevo el enlace' }).click();
  await expect(page.getByText('Te enviamos otro enlace al correo nuevo.')).toBeVisible();
  await pressMailed(browser, email, { kind: 'cambio', press: 'Confirmar mi correo nuevo' });

  await page.evaluate(() => localStorage.clear());
  await tryLogin(page, SHOP.backoffice, person);
  await expect(
    page.getByRole('main').getByText('Credenciales incorrectas. Por favor, intente nuevamente.'),
  ).toBeVisible();
  await tryLogin(page, SHOP.backoffice, { ...person, email });
  await expect(page).toHaveURL(`${SHOP.backoffice}/panel-principal`);
  expect(complaints).toEqual([]);
});
