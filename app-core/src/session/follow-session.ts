import { subscribe } from 'valtio';
import type { SessionEngine } from './session.ts';

/**
 * What became of the session: `came`, where nobody was known; `renewed`, the same account under another token;
 * `replaced` by another account, without a gap; `locked`, waiting for its password; `left`.
 */
export type SessionChange = 'came' | 'renewed' | 'replaced' | 'locked' | 'left';

/** Tells each change once, soon after it. Returns how to stop. */
export function followSession(session: SessionEngine, tell: (change: SessionChange) => void): () => void {
  const { state, userId } = session;
  const stamp = () => state.current?.token ?? (state.locked ? 'locked' : null);
  let seen = stamp();
  let account = userId();
  return subscribe(state, () => {
    if (stamp() === seen) return;
    seen = stamp();
    const before = account;
    account = userId();
    if (!state.current) tell(state.locked ? 'locked' : 'left');
    else if (before === null) tell('came');
    else tell(before === account ? 'renewed' : 'replaced');
  });
}
