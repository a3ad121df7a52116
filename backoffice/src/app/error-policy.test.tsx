import {
  byPolicy,
  DEFAULT_ROW,
  FAILURES,
  type FailureName,
  FORBIDDEN,
  messagesOf,
  type Row,
} from 'app-core/testing/failure-table';
import type { ReactNode } from 'react';
import { KitProvider } from 'ui-kit/kit-provider';
import { afterEach, expect, it } from 'vitest';
import { currentToken, sessionStore } from '../shared/session/access.ts';
import { endEnrolment, mustEnrol } from '../shared/session/enrolment.ts';
import { forgetSession } from '../testing/open-panel.ts';
import { signInAs, tidyUp } from '../testing/render-app.tsx';
import { errorPolicy } from './query-client.ts';

tidyUp();
afterEach(() => {
  endEnrolment();
  forgetSession();
});

const Frame = ({ children }: { children: ReactNode }) => (
  <KitProvider mode="light" LinkComponent="a">
    {children}
  </KitProvider>
);
const told = { policy: errorPolicy, Frame, token: currentToken };

const TABLE: Record<FailureName, Row> = {
  // A locked session asks for the password above the page.
  '401 with a session': byPolicy(''),
  '401 of a visitor': DEFAULT_ROW,
  '401 SESION_CAMBIADA': DEFAULT_ROW,
  '401 CREDENCIALES_INCORRECTAS': DEFAULT_ROW,
  '403 SIN_PERMISO': FORBIDDEN,
  // The page redirects to the second factor.
  '403 SEGUNDO_FACTOR_EXIGIDO': byPolicy(''),
  '403 CUENTA_DESACTIVADA': DEFAULT_ROW,
  // The page of the previous account is unmounted after such a change.
  CUENTA_CAMBIADA: byPolicy(''),
  '404': DEFAULT_ROW,
  '409': DEFAULT_ROW,
  '400 with fields': DEFAULT_ROW,
  '429': DEFAULT_ROW,
  '500': DEFAULT_ROW,
  // The offline notice says that data may be old.
  'no signal': { ...DEFAULT_ROW, WithData: '' },
  aborted: { ...DEFAULT_ROW, WithData: '', WithoutData: '' },
};

it.each(Object.keys(FAILURES) as FailureName[])(
  'shows a failure exactly where the table says: %s',
  async (failure) => {
    const isVisitor = failure === '401 of a visitor';
    const begin = () => {
      forgetSession();
      if (!isVisitor) signInAs('admin');
    };
    expect(await messagesOf(failure, told, begin)).toEqual(TABLE[failure]);
    expect(sessionStore.locked !== null).toBe(failure === '401 with a session');
    expect(mustEnrol()).toBe(failure === '403 SEGUNDO_FACTOR_EXIGIDO');
  },
);
