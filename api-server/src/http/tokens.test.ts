import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { createTokens } from './tokens.ts';

const [OLD, NEW] = ['the secret of the first year, long enough', 'the secret of the second year, as long'];
const subject = { usuario_id: randomUUID(), email: 'a@b.test', roles: ['usuario' as const], sesion: 1 };

it('keeps sessions valid after a new secret while the previous secret is configured', async () => {
  const sid = randomUUID();
  const before = await createTokens(OLD).session(subject, sid);
  const turned = createTokens(NEW, OLD);
  expect(await turned.read(before)).toMatchObject({ sub: subject.usuario_id, sid });
  const after = await turned.session(subject, sid);
  expect(await createTokens(NEW).read(after)).toMatchObject({ sid });
  expect(await createTokens(OLD).read(after)).toBeUndefined();
  expect(await createTokens(NEW).read(before)).toBeUndefined();
  expect(await turned.read(`${before}x`)).toBeUndefined();
});
