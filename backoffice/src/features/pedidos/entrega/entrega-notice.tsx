import { lateView, useLateView } from 'ui-kit/late-view';
import type { Lines } from './lines.ts';

const notice = lateView(
  async () => (await import('./late-entrega-notice.tsx')).LateEntregaNotice,
  'when-wanted',
);

/** Shown only when the delivery differs from the order; then its code is loaded. */
export function EntregaNotice({ lines }: { lines: Lines }) {
  const changed = lines.some(({ motivo_entrega }) => motivo_entrega);
  const Notice = useLateView(notice, changed);
  return Notice && changed ? <Notice lines={lines} /> : null;
}
