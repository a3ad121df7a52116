import type { Author } from '../bitacora/record.ts';
import type { Tx } from '../db/database.ts';
import type { MailDeps } from './mail-owner.ts';

/**
 * Mails the owner of an account without a password the link to choose one, when the transaction commits.
 * @param texto staff's text instead of the default
 */
export const inviteOwner = (
  tx: Tx,
  { jobs }: Pick<MailDeps, 'jobs'>,
  { email, author, texto }: { email: string; author: Author; texto?: string | undefined },
): Promise<void> =>
  jobs.add(tx, 'resetLink', {
    ...{ email, author, recorded: true, invited: true },
    ...(texto !== undefined && { texto }),
  });
