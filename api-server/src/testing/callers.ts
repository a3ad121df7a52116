import { eq } from 'drizzle-orm';
import { vi } from 'vitest';
import { segundosFactores } from '../db/schema/access.ts';
import { usuarios } from '../db/schema/usuarios.ts';
import { createTokens } from '../http/tokens.ts';
import { endSession } from '../modules/sesiones/service.ts';
import { makeUser } from './make.ts';
import type { TestApp } from './test-app.ts';

export interface TestCaller {
  token?: string;
  /** Id of the token's account. */
  usuarioId?: string;
}

const DAY = 24 * 3600 * 1000;

/** Returns a caller of each kind; most are not authorised. */
export async function makeCallers(test: Pick<TestApp, 'database' | 'tokens'>) {
  const caller = async (values: Parameters<typeof makeUser>[1] = {}): Promise<Required<TestCaller>> => {
    const { usuario, token } = await makeUser(test, values);
    return { token, usuarioId: usuario.usuario_id };
  };
  /** Creates an account with a second factor, which also passes when the factor is required. */
  const enrolled = async (values: Parameters<typeof makeUser>[1]) => {
    const made = await caller(values);
    const factor = { usuario_id: made.usuarioId, secreto: 'sealed', activado_en: new Date() };
    await test.database.db.insert(segundosFactores).values(factor);
    return made;
  };
  const personaOf = async (values: Parameters<typeof makeUser>[1]) =>
    caller({ titular_id: (await caller(values)).usuarioId });
  const pending = { dado_de_alta: false, esta_activo: false, roles: [] };
  const { usuario: applicant } = await makeUser(test, pending);
  const { usuario: boss, token: genuine } = await makeUser(test, { roles: ['admin'] });
  const forger = createTokens('the secret of somebody else, long enough');

  return {
    visitor: {} as TestCaller,
    garbage: { token: 'abc.def.ghi' } as TestCaller,
    expired: await longAgo(() => caller({ roles: ['admin'] })),
    /** Names an admin's open session, but is signed with another secret. */
    forged: { token: await forger.session(boss, sessionOf(genuine)), usuarioId: boss.usuario_id },
    unsigned: { token: unsigned(genuine), usuarioId: boss.usuario_id },
    loggedOut: await loggedOut(test),
    rejected: await rejected(test, pending),
    registration: {
      token: await test.tokens.registration(applicant),
      usuarioId: applicant.usuario_id,
    },
    pending: await caller({ ...pending, roles: ['usuario'] }),
    deactivated: await caller({ esta_activo: false }),
    /** Orders for a shop whose owner is deactivated. */
    orphaned: await personaOf({ esta_activo: false }),
    customer: await caller(),
    /** Orders for a shop. */
    persona: await personaOf({}),
    /** Staff without a second factor, which only matters when the factor is required. */
    unenrolled: await caller({ roles: ['admin'] }),
    empleado: await enrolled({ roles: ['usuario', 'empleado'] }),
    admin: await enrolled({ roles: ['admin'] }),
  };
}

export type CallerName = keyof Awaited<ReturnType<typeof makeCallers>>;

/** Callers that count as visitors, because their token is missing, invalid or expired. */
export const UNAUTHENTICATED = [
  'visitor',
  'garbage',
  'expired',
  'forged',
  'unsigned',
  'loggedOut',
  'rejected',
  'pending',
  'deactivated',
  'orphaned',
] as const satisfies CallerName[];
export type Unauthenticated = (typeof UNAUTHENTICATED)[number];

const part = (token: string, place: number) =>
  JSON.parse(Buffer.from(token.split('.')[place] ?? '', 'base64url').toString()) as Record<string, unknown>;
const sessionOf = (token: string) => String(part(token, 1).sid);

/** Returns the token's claims without a signature. */
const unsigned = (token: string): string =>
  `${Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url')}.${token.split('.')[1]}.`;

async function loggedOut(test: Pick<TestApp, 'database' | 'tokens'>) {
  const { usuario, token } = await makeUser(test, { roles: ['admin'] });
  const { usuario_id: usuarioId } = usuario;
  await test.database.db.transaction((tx) => endSession(tx, usuarioId, sessionOf(token)));
  return { token, usuarioId };
}

/** Returns the registration token of a rejected and deleted account. */
async function rejected(test: Pick<TestApp, 'database' | 'tokens'>, pending: Parameters<typeof makeUser>[1]) {
  const { usuario } = await makeUser(test, pending);
  const { usuario_id: usuarioId } = usuario;
  await test.database.db.delete(usuarios).where(eq(usuarios.usuario_id, usuarioId));
  return { token: await test.tokens.registration(usuario), usuarioId };
}

/** Runs the function ten days in the past, so that even the longest session has expired by now. */
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
