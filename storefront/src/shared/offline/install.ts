/** Installing the shop on the home screen. Browsers also offer it themselves; a page can only repeat the offer. */
import { useState } from 'react';
import { installOffer } from './install-offer.ts';

/** Missing in TypeScript's types: only Chromium browsers have it. */
interface InstallOffer extends Event {
  prompt: () => Promise<unknown>;
}

export const installed = (): boolean => matchMedia('(display-mode: standalone)').matches;

/** Safari sends no install event, and iPads identify as Macs. */
export const isApple = (): boolean =>
  /iPhone|iPad/.test(navigator.userAgent) ||
  (/Mac/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);

/** Returns a function that shows the install prompt once, or undefined without an offer. */
export function useInstall(): (() => Promise<unknown>) | undefined {
  const [asked, setAsked] = useState(false);
  const offer = installOffer.current as InstallOffer | undefined;
  if (!offer || asked) return undefined;
  return () => {
    setAsked(true);
    installOffer.current = undefined;
    return offer.prompt();
  };
}
