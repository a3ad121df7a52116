import {
  byPolicy,
  DEFAULT_ROW,
  FAILURES,
  type FailureName,
  FORBIDDEN,
  messagesOf,
  type Row,
} from 'app-core/testing/failure-table';
import { ValuesKitProvider } from 'ui-kit/values-kit-provider';
import { expect, it } from 'vitest';
import { endSession, isAuthenticated, sessionToken, startSession } from '../shared/session/session.ts';
import { fakeToken } from '../testing/token.ts';
import { errorPolicy } from './api.ts';

const told = { policy: errorPolicy, Frame: ValuesKitProvider, token: sessionToken };

const TABLE: Record<FailureName, Row> = {
  // The session ends and the login page opens.
  '401 with a session': byPolicy('warning toast'),
  '401 of a visitor': DEFAULT_ROW,
  '401 SESION_CAMBIADA': DEFAULT_ROW,
  '401 CREDENCIALES_INCORRECTAS': DEFAULT_ROW,
  '403 SIN_PERMISO': FORBIDDEN,
  '403 SEGUNDO_FACTOR_EXIGIDO': FORBIDDEN,
  '403 CUENTA_DESACTIVADA': DEFAULT_ROW,
  // The account's screen has been unmounted.
  CUENTA_CAMBIADA: byPolicy(''),
  '404': DEFAULT_ROW,
  '409': DEFAULT_ROW,
  '400 with fields': DEFAULT_ROW,
  '429': DEFAULT_ROW,
  '500': DEFAULT_ROW,
  // The offline notice already says that the data may be old.
  'no signal': { ...DEFAULT_ROW, WithData: '' },
  aborted: { ...DEFAULT_ROW, WithData: '', WithoutData: '' },
};

it.each(Object.keys(FAILURES) as FailureName[])(
  'shows a failure exactly where the table says: %s',
  async (failure) => {
    const isVisitor = failure === '401 of a visitor';
    const begin = () => void (isVisitor ? endSession() : startSession(fakeToken()));
    expect(await messagesOf(failure, told, begin)).toEqual(TABLE[failure]);
    expect(isAuthenticated()).toBe(!isVisitor && failure !== '401 with a session');
  },
);
