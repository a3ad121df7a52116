import { ApiError } from 'api-client/core';
import * as v from 'valibot';
import { proxy } from 'valtio';
import { storedValue } from '../stored-value.ts';
import { decodeToken, type Session, sessionShape } from './token.ts';

/**
 * Ends a session on the server that is already over here. Offline, it retries when the connection returns while this
 * page is open. The token is never stored for the retry: after a logout this browser must hold none.
 */
function requestLogout(logOut: () => Promise<unknown>): void {
  logOut().catch((error: unknown) => {
    const unheard = error instanceof ApiError && error.status === 0;
    if (unheard) window.addEventListener('online', () => requestLogout(logOut), { once: true });
  });
}

interface SessionState {
  /** False on the server and during hydration, until the stored session is read. */
  ready: boolean;
  current: Session | null;
  /** An expired session whose user can continue on the same page with the password. */
  locked: Session | null;
  /** Why the session ended; decides the message and where the next login leads. */
  ended: 'logout' | 'expired' | 'other-tab' | null;
  /** True if the latest answer had no prices because the staff member's role may not see them. */
  unpriced: boolean;
  /** Number of accounts that left this page. A new number remounts the screen (`AccountBoundary`). */
  accountsLeft: number;
}

/** State on a server, and in a browser before it reads the storage. */
export const NO_SESSION: Readonly<SessionState> = {
  ready: false,
  current: null,
  locked: null,
  ended: null,
  unpriced: false,
  accountsLeft: 0,
};

/** Called synchronously before rendering, with the current and the previous account. */
type AccountListener = (usuarioId: string | null, before: string | null) => void;

interface SessionOptions {
  /** Whether an expired session waits for its password instead of ending. */
  locks?: boolean;
  /** Ends this token's session on the server. */
  logOut?: (token: string) => Promise<unknown>;
}

/** Stored in place of an expired session, so that other tabs can tell expiry from logout. */
const RUN_OUT = 'vencida';
/** Longest delay of a browser timer, in milliseconds. */
const LONGEST_TIMER = 2 ** 31 - 1;

const liesAhead = ({ expiry }: Pick<Session, 'expiry'>): boolean => expiry > Date.now() / 1000;

/**
 * Creates the session: stored in local storage and shared by all tabs until the token expires. The session only changes
 * its state; listeners do the rest (`followSession`).
 */
export function createSession({ locks = false, logOut: tell }: SessionOptions = {}) {
  const stored = storedValue('auth', v.nullable(v.union([sessionShape, v.literal(RUN_OUT)])), null);
  const state = proxy<SessionState>({ ...NO_SESSION });
  const accountListeners = new Set<AccountListener>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let reader: { token: string | undefined; id: string | null } = { token: undefined, id: null };

  const isCurrent = ({ current }: { current: Pick<Session, 'expiry'> | null } = state): boolean =>
    current !== null && liesAhead(current);

  /** Returns the token for a call; undefined after its expiry. */
  const token = (): string | undefined => (isCurrent() ? state.current?.token : undefined);

  /** Returns the user id of the current or locked session; null without one or if the token is unreadable. */
  const userId = (): string | null => {
    const { token } = state.current ?? state.locked ?? {};
    // Cache the result: many components call this function on each render.
    if (token !== reader.token) reader = { token, id: token ? (decodeToken(token)?.sub ?? null) : null };
    return reader.id;
  };

  function become(current: Session | null, ended: SessionState['ended'] = null): void {
    const before = userId();
    const locked = locks && ended === 'expired' ? (state.current ?? state.locked) : null;
    Object.assign(state, { ready: true, current, locked, ended, unpriced: false });
    const now = userId();
    if (now !== before) {
      if (before !== null) state.accountsLeft += 1;
      for (const notifyAccount of accountListeners) notifyAccount(now, before);
    }
    clearTimeout(timer);
    if (current) timer = setTimeout(ring, Math.min(current.expiry * 1000 - Date.now(), LONGEST_TIMER));
  }

  function take(): void {
    const found = stored.read();
    if (found === RUN_OUT) {
      if (state.current) become(null, 'expired');
    } else if (found && liesAhead(found)) {
      if (found.token !== state.current?.token) become(found);
    } else if (state.current || state.locked) become(null, 'other-tab');
  }

  function ring(): void {
    const found = stored.read();
    if (found && found !== RUN_OUT && liesAhead(found)) become(found);
    else if (state.current && liesAhead(state.current)) become(state.current);
    else expire();
  }

  /** Ends or locks the session; calls no longer carry its token. */
  function expire(): void {
    if (!state.current) return;
    become(null, 'expired');
    stored.write(locks ? RUN_OUT : null);
  }

  /** Removes another account's stored session if this one could not be stored: a reload must not restore it. */
  function forgetOthers(): void {
    const left = stored.read();
    if (left && left !== RUN_OUT && decodeToken(left.token)?.sub !== userId()) stored.write(null);
  }

  /** Deletes token, user and expiry, here and in every other tab. */
  function end(): void {
    become(null, 'logout');
    stored.write(null);
  }

  return {
    state,
    isCurrent,
    token,
    userId,
    expire,
    /** Calls back when another account, or none, uses the page. Returns the unsubscribe function. */
    onAccount: (listener: AccountListener): (() => void) => {
      accountListeners.add(listener);
      return () => void accountListeners.delete(listener);
    },
    /** Starts the session here and in every other tab. Returns false if it already expired. */
    start: (session: Session): boolean => {
      if (!liesAhead(session)) return false;
      become(session);
      if (!stored.write(session)) forgetOthers();
      return true;
    },
    end,
    /** Ends the session and informs the server without waiting for the answer. */
    logOut: (): void => {
      const over = token();
      end();
      if (over && tell) requestLogout(() => tell(over));
    },
    /**
     * Handles a refused call by the token it carried. Ends the session and returns true if that is the current token. A
     * refused older token does not affect the current session.
     */
    refuse: (carried: string | undefined): boolean => {
      if (!state.current || carried !== token()) return false;
      expire();
      return true;
    },
    /** Reads the stored session and follows other tabs. Returns the function that stops this. */
    connect: (): (() => void) => {
      take();
      state.ready = true;
      const unfollow = stored.follow(take);
      return () => {
        clearTimeout(timer);
        unfollow();
      };
    },
  };
}

export type SessionEngine = ReturnType<typeof createSession>;
