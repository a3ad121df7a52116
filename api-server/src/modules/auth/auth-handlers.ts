import type { Handlers } from '../../http/register-operations.ts';
import type { ModuleDeps } from '../deps.ts';
import { login } from './login.ts';

export function authHandlers(deps: ModuleDeps): Pick<Handlers, 'auth.login'> {
  return {
    'auth.login': async ({ body, ip }) => ({
      token: await deps.tokens.session(await login(deps, body, ip)),
    }),
  };
}
