/** Having the shop on a phone's home screen. Browsers offer it by themselves, too; a page may only repeat the offer. */
import { useState } from 'react';
import { installOffer } from './install-offer.ts';

/** Not among TypeScript's types: of Chromium's browsers alone. */
interface InstallOffer extends Event {
  prompt: () => Promise<unknown>;
}

export const installed = (): boolean => matchMedia('(display-mode: standalone)').matches;

/** Safari tells nobody that it could; iPads call themselves Macs. */
export const isApple = (): boolean =>
  /iPhone|iPad/.test(navigator.userAgent) ||
  (/Mac/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);

/** Asks whether to install it, once; undefined where the browser has not offered it. */
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
