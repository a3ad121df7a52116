/** Test setup of the kit and the apps: cleans up, so that tests do not affect each other. */
import type { EmotionCache } from '@emotion/cache';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { freshStyles, storyStyles } from './story-styles.ts';

// High limit: tests wait that long only if many share the processors.
configure({ asyncUtilTimeout: 30_000 });

/** jsdom's window has no width: fake a wide window, stable after swiper reads it. */
const matchMedia = (media: string) => ({
  media,
  matches: false,
  addEventListener: () => {},
  removeEventListener: () => {},
  addListener: () => {},
  removeListener: () => {},
});

/** jsdom has no modal dialogs. Moves the focus as browsers do; Escape closes. */
function addModalDialogs({ prototype }: typeof HTMLDialogElement): void {
  const before = new WeakMap<HTMLDialogElement, Element | null>();
  prototype.showModal = function showModal() {
    before.set(this, document.activeElement);
    this.open = true;
    this.querySelector<HTMLElement>('a[href], button, [tabindex]')?.focus();
    this.onkeydown = ({ key }) => key === 'Escape' && this.close();
  };
  prototype.close = function close() {
    if (!this.open) return;
    this.open = false;
    const opener = before.get(this);
    if (opener instanceof HTMLElement) opener.focus();
    this.dispatchEvent(new Event('close'));
  };
}

/**
 * Makes emotion write all rules into one style element, as in production. Development adds an element for each rule, and
 * jsdom's style queries get slower with each element.
 */
const writeOneStyleElement = ({ sheet }: EmotionCache) =>
  Object.defineProperty(Object.getPrototypeOf(sheet), 'isSpeedy', {
    get: () => true,
    // Emotion assigns its default in the constructor.
    set: () => {},
    configurable: true,
  });
writeOneStyleElement(storyStyles);

// A file may follow another in the same document: reset the document.
if (typeof document === 'object') {
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
  for (const element of [document.documentElement, document.body]) {
    for (const { name } of [...element.attributes]) element.removeAttribute(name);
  }
  document.body.replaceChildren();
  Object.assign(window, { matchMedia });
  addModalDialogs(HTMLDialogElement);
}

afterEach(() => {
  vi.useRealTimers();
  cleanup();
  vi.unstubAllGlobals();
  freshStyles();
});
