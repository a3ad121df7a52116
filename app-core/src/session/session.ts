import * as v from 'valibot';
import { proxy } from 'valtio';
import { storedValue } from '../stored-value.ts';
import { tellLogout } from './tell-logout.ts';
import { decodeToken, type Session, sessionShape } from './token.ts';

export interface SessionState {
  /** False until what this browser keeps is in: on the server, and while a page hydrates. */
  ready: boolean;
  current: Session | null;
  /** One that ran out under somebody's hands: its account can go on, on the spot, with the password. */
  locked: Session | null;
  /** Why there is none any more; decides what the person is told and where a new login leads. */
  ended: 'logout' | 'expired' | 'other-tab' | null;
  /** The shop's newest answer to it had no prices: of staff, that their role does not see them. */
  unpriced: boolean;
  /** How many accounts have left this page. A new number means that nothing on screen may be kept (`AccountBoundary`). */
  accountsLeft: number;
}

/** Before a browser has looked into its storage, and on a server. */
export const NO_SESSION: Readonly<SessionState> = {
  ready: false,
  current: null,
  locked: null,
  ended: null,
  unpriced: false,
  accountsLeft: 0,
};

/** Told synchronously, before anything renders: the account of now and the one before. */
type AccountListener = (usuarioId: string | null, before: string | null) => void;

export interface SessionOptions {
  /** Whether a session that ran out waits for its password, instead of being gone. */
  locks?: boolean;
  /** Has the server end the session of this token. */
  logOut?: (token: string) => Promise<unknown>;
}

/** What stands in the session's place once it has run out, so that other tabs can tell it from a logout. */
const RUN_OUT = 'vencida';
/** The longest that a browser's timer can wait. */
const LONGEST_TIMER = 2 ** 31 - 1;

const liesAhead = ({ expiry }: Pick<Session, 'expiry'>): boolean => expiry > Date.now() / 1000;

/**
 * Who uses the app: in local storage, the same in every tab, until its token's expiry. It only changes its state; who
 * listens does the rest (`followSession`).
 */
export function createSession({ locks = false, logOut: tell }: SessionOptions = {}) {
  const stored = storedValue('auth', v.nullable(v.union([sessionShape, v.literal(RUN_OUT)])), null);
  const state = proxy<SessionState>({ ...NO_SESSION });
  const accountListeners = new Set<AccountListener>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let reader: { token: string | undefined; id: string | null } = { token: undefined, id: null };

  const isCurrent = ({ current }: { current: Pick<Session, 'expiry'> | null } = state): boolean =>
    current !== null && liesAhead(current);

  /** The token for a call; none once it has expired. */
  const token = (): string | undefined => (isCurrent() ? state.current?.token : undefined);

  /** Whose screen this is, also while it waits for the password again; null if nobody's, or it can't be read. */
  const userId = (): string | null => {
    const { token } = state.current ?? state.locked ?? {};
    // Many parts of a screen ask, each time that they are drawn: one token is read once.
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
      for (const tellAccount of accountListeners) tellAccount(now, before);
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

  /** It is no longer valid: no call carries its token any more. */
  function expire(): void {
    if (!state.current) return;
    become(null, 'expired');
    stored.write(locks ? RUN_OUT : null);
  }

  /** Where this session could not be stored, a reload must not bring back the one of another account. */
  function forgetOthers(): void {
    const left = stored.read();
    if (left && left !== RUN_OUT && decodeToken(left.token)?.sub !== userId()) stored.write(null);
  }

  /** Forgets token, user and expiry, here and in every other tab. */
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
    /** Calls back when another account, or nobody, uses the page. Returns how to stop. */
    onAccount: (listener: AccountListener): (() => void) => {
      accountListeners.add(listener);
      return () => void accountListeners.delete(listener);
    },
    /** Opens it, here and in every other tab. False if it is over already. */
    start: (session: Session): boolean => {
      if (!liesAhead(session)) return false;
      become(session);
      if (!stored.write(session)) forgetOthers();
      return true;
    },
    end,
    /** Ends it; the server is told, and nobody waits for it. */
    logOut: (): void => {
      const over = token();
      end();
      if (over && tell) tellLogout(() => tell(over));
    },
    /**
     * The server refused a call that was sent with this token. That ends the session, and answers true, if the token is
     * the one of now: what an older one was refused says nothing about this one.
     */
    refuse: (carried: string | undefined): boolean => {
      if (!state.current || carried !== token()) return false;
      expire();
      return true;
    },
    /** Takes over what is stored, and follows the other tabs. Returns how to stop. */
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
