import type { Workers } from './jobs/jobs.ts';
import { type LinkDeps, mailLink } from './modules/auth/restablecer.ts';

/** Who does each kind of job. */
export const createWorkers = (deps: LinkDeps): Workers => ({
  correo: (mail, id) => deps.mailer.send(mail, id),
  enlace: ({ email }, id) => mailLink(deps, email, id),
});
