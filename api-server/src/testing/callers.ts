import { vi } from 'vitest';
import { makeUser } from './make.ts';
import type { TestApp } from './test-app.ts';

export interface TestCaller {
  token?: string;
  /** Of the account that the token names. */
  usuarioId?: string;
}

const DAY = 24 * 3600 * 1000;

/** Someone of each kind that may knock at a call, most of whom may not come in. */
export async function makeCallers(test: Pick<TestApp, 'database' | 'tokens'>) {
  const caller = async (values: Parameters<typeof makeUser>[1] = {}): Promise<Required<TestCaller>> => {
    const { usuario, token } = await makeUser(test, values);
    return { token, usuarioId: usuario.usuario_id };
  };
  const pending = { dado_de_alta: false, esta_activo: false, roles: [] };
  const { usuario: applicant } = await makeUser(test, pending);

  return {
    visitor: {} as TestCaller,
    garbage: { token: 'abc.def.ghi' } as TestCaller,
    expired: await longAgo(() => caller({ roles: ['admin'] })),
    registration: {
      token: await test.tokens.registration(applicant),
      usuarioId: applicant.usuario_id,
    },
    pending: await caller({ ...pending, roles: ['usuario'] }),
    deactivated: await caller({ esta_activo: false }),
    customer: await caller(),
    empleado: await caller({ roles: ['usuario', 'empleado'] }),
    admin: await caller({ roles: ['admin'] }),
  };
}

export type CallerName = keyof Awaited<ReturnType<typeof makeCallers>>;

/** Ten days back, when the longest session that begins is over by now. */
async function longAgo<T>(make: () => Promise<T>): Promise<T> {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 10 * DAY });
  try {
    return await make();
  } finally {
    vi.useRealTimers();
  }
}

export const bearer = ({ token }: TestCaller): Record<string, string> =>
  token === undefined ? {} : { authorization: `Bearer ${token}` };
