import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const files = globSync(
  ['app-core', 'backoffice', 'storefront'].map((name) => `${name}/src/**/*.{ts,tsx}`),
  {
    cwd: root,
    exclude: ['**/*.test.*', '**/*.stories.*', '**/testing/**', '**/stories/**'],
  },
).map((path) => ({ path, text: readFileSync(`${root}/${path}`, 'utf8') }));
const having = (pattern: RegExp) =>
  files
    .filter(({ text }) => pattern.test(text))
    .map(({ path }) => path)
    .sort();

/** Form hooks, and the files that define them. */
const FORM_HOOKS = /\b(useForm|useSaveForm)\(/;
const DEFINE_THEM = ['app-core/src/forms/use-form.ts', 'backoffice/src/shared/save-form.tsx'];

/** Forms that may be left without a question, with the reason. */
const LEAVES_FREELY: Record<string, string> = {
  'backoffice/src/features/login/login-page.tsx': 'a login is typed again in seconds',
  'backoffice/src/features/login/session-expired-dialog.tsx': 'a password alone',
  'backoffice/src/features/segundo-factor/segundo-factor-page.tsx': 'password and code alone',
  'backoffice/src/features/segundo-factor/enable-factor.tsx':
    'a password, then a code that is valid for 30 seconds',
  'backoffice/src/shared/notas/notas.tsx': 'keeps its draft, and guards a reload itself',
  'storefront/src/features/login/login-page.tsx': 'a login is typed again in seconds',
  'storefront/src/features/password/forgot-password-page.tsx': 'an e-mail address alone',
};

/** Forms without `useForm`, and what keeps their text. */
const PLAIN_FORMS: Record<string, string> = {
  'app-core/src/quick-order/row-item.tsx': 'a search within a list that is stored or guarded',
  'backoffice/src/features/zonas/feriados-section.tsx': 'calls useTyped',
  'backoffice/src/shared/number-filter.tsx': 'a filter of a list',
  'storefront/src/features/catalogue/filter-sheet.tsx': 'filters of a list, which stand in the address',
  'storefront/src/features/orders/change-form.tsx': 'calls useTyped',
  'storefront/src/features/orders/reception-form.tsx': 'calls useTyped',
  'storefront/src/features/quick-order/order-field.tsx': 'stored at each key',
};

/** Dialogs that only their own buttons close. */
const BARE_DIALOGS: Record<string, string> = {
  'backoffice/src/features/login/session-expired-dialog.tsx':
    'the session expired: stays until the password is right',
  'backoffice/src/features/segundo-factor/enrol-dialog.tsx': 'stays until the second factor is on',
};

it('shows each form in the frame that guards unsaved text', () => {
  const forms = having(FORM_HOOKS).filter((path) => !DEFINE_THEM.includes(path));
  expect(forms.length).toBeGreaterThan(30);
  // `SaveForm` of shared/save-form.tsx is a `FormFrame`.
  expect(having(/<FormFrame\b/)).toContain('backoffice/src/shared/save-form.tsx');
  expect(forms.filter((path) => !having(/<(FormFrame|SaveForm)\b/).includes(path))).toEqual([]);
});

it('allows leaving without a question only in the listed forms', () => {
  expect(having(/<(FormFrame|SaveForm)[^>]*\bleavesFreely\b/)).toEqual(Object.keys(LEAVES_FREELY).sort());
});

it('knows what keeps the text of each other form', () => {
  const plain = having(/<form\b|component="form"|styled\('form'\)/).filter(
    (path) => !path.includes('forms/form-'),
  );
  expect(plain).toEqual(Object.keys(PLAIN_FORMS).sort());
  const guarded = Object.keys(PLAIN_FORMS).filter((path) => PLAIN_FORMS[path] === 'calls useTyped');
  expect(guarded.filter((path) => !having(/\buseTyped\(/).includes(path))).toEqual([]);
});

it("uses the kit's dialogs, which ask before unsaved text is lost", () => {
  expect(having(/from '@mui\/material\/(Dialog|Drawer|Modal|Popover)'/)).toEqual(
    Object.keys(BARE_DIALOGS).sort(),
  );
});

it.each(['backoffice/src/shared/unsaved-changes.tsx', 'storefront/src/routes/__root.tsx'])(
  'uses a single guard for navigation and reload in %s',
  (path) => {
    expect(having(/<LeaveGuard\b/)).toContain(path);
    expect(having(/\buseBlocker\(/)).toEqual(['app-core/src/forms/leave-guard.tsx']);
  },
);
