import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const files = globSync(
  ['app-core', 'backoffice', 'storefront'].map((name) => `${name}/src/**/*.{ts,tsx}`),
  { cwd: root, exclude: ['app-core/src/queries/**', '**/*.test.*'] },
);
const naming = (word: RegExp) =>
  files.filter((path) => word.test(readFileSync(`${root}/${path}`, 'utf8'))).sort();

/** Files where the error policy changes more than the message, with the reason. */
const ALLOWED: Record<string, string> = {
  'app-core/src/forms/use-form.ts': 'calls the onFailed of each form',
  'app-core/src/order/use-placing.ts': "passes the message to the order's handlers, or none",
  'backoffice/src/features/pedidos/edicion/use-save-pedido.ts': 'the editor shows the reason too',
  'backoffice/src/features/pedidos/empaque/sending.ts': 'sends again after the login',
  'backoffice/src/features/productos/edit-in-place.tsx': 'the edited field says that nothing was saved',
  'backoffice/src/features/shell/palette/print-remitos.ts': 'offers to print again',
  'backoffice/src/features/usuarios/usuario-action.tsx': "shows the document's toast, without the reason",
  'backoffice/src/features/usuarios/usuarios-list.tsx': 'the list stays and a toast shows the failure',
};

it("uses onFailure or reportedByScreen for a page's own error messages, never the option itself", () => {
  expect(naming(/\bownErrors\b|\bisReportedByPolicy\b/)).toEqual([]);
});

it('checks whether the policy showed an error only in the listed files', () => {
  expect(naming(/\bisReported\b/)).toEqual(Object.keys(ALLOWED).sort());
});
