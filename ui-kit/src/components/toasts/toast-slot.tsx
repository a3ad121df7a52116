import { useCallback, useEffect, useState } from 'react';
import { lateView, useLateView } from '../../late-view.ts';
import { onToastWanted } from './toasts.ts';

const provider = lateView(async () => (await import('./toast-provider.tsx')).ToastProvider, 'at-rest');

export interface ToastSlotProps {
  /** Where they are put: an element that always stands and is read aloud. */
  layer: HTMLElement | undefined;
}

/** The place of the toasts in every page. What shows them comes once the page rests; an earlier one waits for it. */
export function ToastSlot({ layer }: ToastSlotProps) {
  const [wanted, setWanted] = useState(false);
  // Where it can't be had, the next toast asks again.
  const missing = useCallback(() => setWanted(false), []);
  const View = useLateView(provider, wanted, missing);
  useEffect(() => onToastWanted(() => setWanted(true)), []);
  return View && layer ? <View layer={layer} /> : null;
}
