import type { Author } from '../bitacora/record.ts';
import type { Tx } from '../db/database.ts';
import type { MailDeps } from './mail-owner.ts';

/**
 * Has the owner of an account without a password mailed the link by which they choose one, once the transaction commits.
 * @param texto mailed in place of the usual words
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
