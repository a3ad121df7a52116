import { subscribe } from 'valtio';
import type { SessionEngine } from './session.ts';

/**
 * Kinds of session change. `came`: a login without a previous account. `renewed`: the same account, new token.
 * `replaced`: another account took over directly. `locked`: waits for the password. `left`: logged out.
 */
export type SessionChange = 'came' | 'renewed' | 'replaced' | 'locked' | 'left';

/** Reports each change once, asynchronously. Returns a function that stops the reports. */
export function followSession(session: SessionEngine, onChange: (change: SessionChange) => void): () => void {
  const { state, userId } = session;
  const stamp = () => state.current?.token ?? (state.locked ? 'locked' : null);
  let seen = stamp();
  let account = userId();
  return subscribe(state, () => {
    if (stamp() === seen) return;
    seen = stamp();
    const before = account;
    account = userId();
    if (!state.current) onChange(state.locked ? 'locked' : 'left');
    else if (before === null) onChange('came');
    else onChange(before === account ? 'renewed' : 'replaced');
  });
}
