/**
 * Inline script in the head of each page. The script opens the menu and the search, and records other presses, typed text
 * and submissions. On intent the script loads the application. No file runs before this script, so it must stay small and
 * reads the storage itself. The page's own part is `pageCode`.
 */
import { closeOnBackdrop, openEarly } from 'ui-kit/open-early';
import { TURNS_EVERY, turnEarly } from 'ui-kit/turn-early';
import {
  BUTTONS,
  type EarlyGlobals,
  type EarlyPage,
  FIELDS,
  type Field,
  WAITING,
} from '../shared/early-page.ts';
import { isGoodConnection } from '../shared/good-connection.ts';
import { CHOICE } from '../shared/offline/names.ts';

/** Key in session storage: the application's file that could not be loaded. */
const MISSED = 'archivo-perdido';
const page = globalThis as EarlyGlobals;
const code = page.pageCode ?? null;
const presses: EarlyPage['presses'] = [];
const typed: EarlyPage['typed'] = new Map();
const forms: EarlyPage['forms'] = new Set();
const find = (event: Event, selector: string) =>
  event.target instanceof Element ? event.target.closest(selector) : null;

const indexOf = (element: Element, selector: string) =>
  [...document.querySelectorAll(selector)].indexOf(element);

const onInput = (event: Event) => {
  const field = find(event, FIELDS) as Field | null;
  if (field) typed.set(field, { text: field.value, index: indexOf(field, FIELDS) });
};
const onClick = (event: Event) => {
  const button = find(event, BUTTONS);
  if (!button) return closeOnBackdrop(event);
  if (openEarly(button, event)) return;
  presses.push({ button, event, index: indexOf(button, BUTTONS) });
  button.setAttribute(WAITING, '');
};
/** React marks the elements that it has hydrated. */
const isHydrated = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactProps$'));
/** Runs after React's listener. React hydrates the part that is pressed if it can, and answers the press itself. */
const onClickEnd = (event: Event) => {
  const last = presses.at(-1);
  if (last?.event !== event || !isHydrated(last.button)) return;
  presses.pop();
  last.button.removeAttribute(WAITING);
};
// Forms that work without code, such as the search, do not use method `post`. After hydration, React prevents the
// submission before this listener runs.
const onSubmit = (event: SubmitEvent) => {
  const form = event.target as HTMLFormElement;
  if (event.defaultPrevented || form.getAttribute('method') !== 'post') return;
  event.preventDefault();
  forms.add(form);
  event.submitter?.setAttribute(WAITING, '');
  start();
};

let isStarted = false;
let isFetched = false;
const controls = 'button, input, select, textarea, summary';
const intents = ['pointerover', 'pointerdown', 'focusin', 'click', 'input'];
const onIntent = (event: Event) => {
  if (find(event, controls)) start();
};
const listen = (on: boolean) => {
  for (const type of intents) {
    if (on) addEventListener(type, onIntent, true);
    else removeEventListener(type, onIntent, true);
  }
};
const fetchFiles = () => {
  if (isFetched) return;
  isFetched = true;
  for (const href of code?.files ?? []) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    document.head.append(link);
  }
};

const showNoWaiting = () => {
  for (const button of document.querySelectorAll(`[${WAITING}]`)) button.removeAttribute(WAITING);
};
const run = () => {
  import(/* @vite-ignore */ code?.entry ?? '').catch(() => {
    // A newer version of the shop has other files: one reload brings its page.
    if (navigator.onLine && isFirstMiss()) return location.reload();
    // The user sees that the press had no effect, and the next one tries again.
    showNoWaiting();
    presses.length = 0;
    forms.clear();
    isStarted = false;
    listen(true);
  });
};
/** Returns true once per version in this tab. Without storage always false, so that no page reloads without end. */
const isFirstMiss = () => {
  try {
    const before = window.sessionStorage[MISSED];
    window.sessionStorage[MISSED] = code?.entry;
    return before !== code?.entry;
  } catch {
    return false;
  }
};
function start() {
  if (isStarted || !code) return;
  isStarted = true;
  // Browsers remember a file that failed, so wait for the connection first. An offline worker has the files.
  const hasFiles = isFetched || Boolean(navigator.serviceWorker?.controller);
  if (!hasFiles && !navigator.onLine) addEventListener('online', load, { once: true });
  else load();
}
function load() {
  listen(false);
  fetchFiles();
  // Hydration needs the whole document. The next paint comes first, because it shows the pressed button.
  const soon = () => (document.hidden ? setTimeout(run) : requestAnimationFrame(() => setTimeout(run)));
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', soon);
  else soon();
}

/** Returns whether the page depends on the browser's storage: session, cart or offline use. */
const isPersonal = () => {
  try {
    const { auth, cart, [CHOICE]: offline } = window.localStorage;
    const isInstalled = matchMedia('(display-mode: standalone)').matches;
    return Boolean(auth) || /producto_id/.test(cart) || (offline ? offline === 'true' : isInstalled);
  } catch {
    return true;
  }
};
const startIfPersonal = () => {
  if (isPersonal()) start();
};

// The event fires once, often before the application runs.
addEventListener('beforeinstallprompt', (event) => {
  page.installOffer = event;
});
addEventListener('click', onClick, true);
addEventListener('click', onClickEnd);
addEventListener('input', onInput, true);
addEventListener('submit', onSubmit);
page.earlyPage = {
  presses,
  typed,
  forms,
  start,
  isBare: code !== null,
  end: () => {
    removeEventListener('click', onClick, true);
    removeEventListener('click', onClickEnd);
    removeEventListener('input', onInput, true);
    showNoWaiting();
  },
};
turnEarly(TURNS_EVERY);
if (code) {
  listen(true);
  startIfPersonal();
  addEventListener('storage', startIfPersonal);
  addEventListener('pageshow', startIfPersonal);
  // Fetch the application at rest, so that the first act finds it here.
  addEventListener('load', () => {
    if (!isGoodConnection()) return;
    if (typeof requestIdleCallback === 'undefined') setTimeout(fetchFiles, 500);
    else requestIdleCallback(fetchFiles);
  });
}
// React does not render this element.
document.currentScript?.remove();
