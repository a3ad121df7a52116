/** For the tests of the kit and the apps, as their setup: a test leaves nothing on the screen to the next one. */
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import { freshStyles } from './story-styles.ts';

// No test waits that long, unless many share its processors.
configure({ asyncUtilTimeout: 20_000 });

/** jsdom's window has no width: one that is never narrow, and still the same once swiper has looked for it. */
const matchMedia = (media: string) => ({
  media,
  matches: false,
  addEventListener: () => {},
  removeEventListener: () => {},
  addListener: () => {},
  removeListener: () => {},
});

// A file may follow another in the same document: to it, it is as new.
if (typeof document === 'object') {
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
  for (const element of [document.documentElement, document.body]) {
    for (const { name } of [...element.attributes]) element.removeAttribute(name);
  }
  Object.assign(window, { matchMedia });
}

afterEach(() => {
  cleanup();
  freshStyles();
});
