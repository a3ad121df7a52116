import Dialog, { type DialogProps } from '@mui/material/Dialog';
import { useCallback, useEffectEvent, useState } from 'react';
import { useBackCloses } from 'ui-kit/back-closes';

type Props = Omit<DialogProps, 'onClose' | 'ref'>;

/** One mount of the dialog. Neither Escape nor Back closes it. */
function Opening({ onCovered, ...dialog }: Props & { onCovered: () => void }) {
  useBackCloses(dialog.open, () => {});
  const check = useEffectEvent((root: HTMLElement) => {
    if (dialog.open && root.getAttribute('aria-hidden') === 'true') onCovered();
  });
  // MUI hides all layers but the last opened one from screen readers and focus.
  const watch = useCallback((root: HTMLElement | null) => {
    if (!root) return;
    const observer = new MutationObserver(() => check(root));
    observer.observe(root, { attributeFilter: ['aria-hidden'] });
    return () => observer.disconnect();
  }, []);
  return <Dialog {...dialog} ref={watch} />;
}

/**
 * A dialog that stays above layers that open later: it is remounted as the last layer. Children are remounted
 * too, so lasting state belongs above them.
 */
export function TopmostDialog(props: Props) {
  const [times, setTimes] = useState(0);
  return <Opening key={times} {...props} onCovered={() => setTimes((before) => before + 1)} />;
}
