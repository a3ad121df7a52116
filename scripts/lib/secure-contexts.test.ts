import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const files = globSync(
  ['api-client', 'app-core', 'backoffice', 'storefront', 'ui-kit'].map((name) => `${name}/src/**/*.{ts,tsx}`),
  { cwd: root, exclude: ['**/*.test.*', '**/*.stories.*', '**/testing/**', '**/*.gen.ts'] },
);

/** APIs that browsers offer only over https and on localhost. A phone in the shop's network may use plain http. */
const SECURE_ONLY =
  /\brandomUUID\b|\bcrypto\.subtle\b|\bnavigator\??\.(clipboard|share|canShare|serviceWorker|storage|locks|wakeLock|mediaDevices|geolocation|credentials|bluetooth|usb|serial)\b|\bcaches\b\??\.|\bnew Notification\b|\bcookieStore\b|'serviceWorker' in navigator|\bshow(Open|Save)FilePicker\b/;

/** Files that use such an API, and their fallback over plain http. */
const WITH_FALLBACK: Readonly<Record<string, string>> = {
  'api-client/src/create-client.ts': 'without a service worker nothing is kept for offline use',
  'app-core/src/copy-text.ts': 'copies by the copy event',
  'app-core/src/offline/install-shell.ts': 'no worker is registered',
  'app-core/src/offline/shell-worker.ts': 'no worker is registered',
  'backoffice/src/shared/alerts/announce-order.ts':
    'each tab plays its sound, and the switch says that notices are not possible',
  'storefront/src/app/early-page-script.ts': 'a page without signal waits for it',
  'storefront/src/features/account/without-signal.tsx': 'is not offered',
  'storefront/src/features/cart/follow-account.ts': 'tabs send one after the other as they can',
  'storefront/src/shared/offline/offline-use.ts': 'nothing is kept for offline use',
};

it('uses secure-context APIs only with a fallback for plain http', () => {
  const found = files.filter((path) => {
    // Ignore comments.
    const code = readFileSync(`${root}/${path}`, 'utf8').replaceAll(/^\s*(\/\/|\/?\*).*$|\/\*\*.*\*\//gm, '');
    return SECURE_ONLY.test(code);
  });
  expect(found.sort()).toEqual(Object.keys(WITH_FALLBACK).sort());
});
