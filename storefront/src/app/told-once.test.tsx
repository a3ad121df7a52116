import {
  byPolicy,
  FAILURES,
  type FailureName,
  FORBIDDEN,
  ORDINARY,
  type Row,
  rowOf,
} from 'app-core/testing/told-once';
import { ValuesKitProvider } from 'ui-kit/values-kit-provider';
import { expect, it } from 'vitest';
import { endSession, isAuthenticated, sessionToken, startSession } from '../shared/session/session.ts';
import { fakeToken } from '../testing/token.ts';
import { errorPolicy } from './api.ts';

const told = { policy: errorPolicy, Frame: ValuesKitProvider, token: sessionToken };

const TABLE: Record<FailureName, Row> = {
  // The session ends and the login page opens.
  '401 with a session': byPolicy('warning toast'),
  '401 of a visitor': ORDINARY,
  '401 SESION_CAMBIADA': ORDINARY,
  '401 CREDENCIALES_INCORRECTAS': ORDINARY,
  '403 SIN_PERMISO': FORBIDDEN,
  '403 SEGUNDO_FACTOR_EXIGIDO': FORBIDDEN,
  '403 CUENTA_DESACTIVADA': ORDINARY,
  // The account's screen has been unmounted.
  CUENTA_CAMBIADA: byPolicy(''),
  '404': ORDINARY,
  '409': ORDINARY,
  '400 with fields': ORDINARY,
  '429': ORDINARY,
  '500': ORDINARY,
  // The offline notice already says that the data may be old.
  'no signal': { ...ORDINARY, WithData: '' },
  aborted: { ...ORDINARY, WithData: '', WithoutData: '' },
};

it.each(Object.keys(FAILURES) as FailureName[])(
  'shows a failure exactly where the table says: %s',
  async (failure) => {
    const isVisitor = failure === '401 of a visitor';
    const begin = () => void (isVisitor ? endSession() : startSession(fakeToken()));
    expect(await rowOf(failure, told, begin)).toEqual(TABLE[failure]);
    expect(isAuthenticated()).toBe(!isVisitor && failure !== '401 with a session');
  },
);
