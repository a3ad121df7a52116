import { lateView, useLateView } from 'ui-kit/late-view';
import { useSession } from '../session/session.ts';
import type { SaveToListProps } from './save-to-list.tsx';

const save = lateView(async () => (await import('./save-to-list.tsx')).SaveToList, 'when-wanted');

/** Lazily loaded `SaveToList` for users with lists. Place it where its arrival moves nothing. */
export function SaveSlot(props: SaveToListProps) {
  const { seesPrices } = useSession();
  const Save = useLateView(save, seesPrices);
  return Save && <Save {...props} />;
}
