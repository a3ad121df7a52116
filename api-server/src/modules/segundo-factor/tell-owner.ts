import type { Author } from '../../bitacora/record.ts';
import type { Tx } from '../../db/database.ts';
import { type MailDeps, mailOwner } from '../../mail/mail-owner.ts';
import { type FactorEvent, factorChanged } from '../../mail/segundo-factor-mails.ts';
import type { UsuarioRow } from '../usuarios/usuarios-repository.ts';

/** Mails the owner about a change of the second factor, so that they notice a change by someone else. */
export const tellOwner = (
  tx: Tx,
  deps: MailDeps,
  account: UsuarioRow,
  event: FactorEvent,
  { device }: Author,
): Promise<void> =>
  mailOwner(tx, deps, account, (to) => factorChanged(event, { ...to, when: new Date(), device }));
