import type { Workers } from './jobs/jobs.ts';
import { type LinkDeps, mailLink } from './modules/auth/reset-password.ts';

/** Who does each kind of job. */
export const createWorkers = (deps: LinkDeps): Workers => ({
  mail: (mail, id) => deps.mailer.send(mail, id),
  resetLink: (asked, id) => mailLink(deps, asked, id),
});
