import { useCallback, useEffect, useState } from 'react';
import { lateView, useLateView } from '../../late-view.ts';
import { onToastWanted } from './toasts.ts';

const provider = lateView(async () => (await import('./toast-provider.tsx')).ToastProvider, 'at-rest');

export interface ToastSlotProps {
  /** Element for the toasts that always exists and is a live region. */
  layer: HTMLElement | undefined;
}

/** Place of the toasts in every page. Their code loads when the page is idle; earlier toasts wait for it. */
export function ToastSlot({ layer }: ToastSlotProps) {
  const [wanted, setWanted] = useState(false);
  // If the code fails to load, the next toast tries again.
  const missing = useCallback(() => setWanted(false), []);
  const View = useLateView(provider, wanted, missing);
  useEffect(() => onToastWanted(() => setWanted(true)), []);
  return View && layer ? <View layer={layer} /> : null;
}
