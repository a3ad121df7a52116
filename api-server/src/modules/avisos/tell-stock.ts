import type { Db } from '../../db/database.ts';
import { type MailDeps, mailOwner } from '../../mail/mail-owner.ts';
import { backInStock } from '../../mail/notice-mails.ts';
import { isAdmitted } from '../../shared/is-admitted.ts';
import { deleteNotice, lockDue, noteDisponibles } from './avisos-repository.ts';

/** Seconds for which a product must be available before the mail. A mistake is corrected by then. */
const SURE_AFTER = 5 * 60;

/**
 * Mails customers about awaited products that are available again, all in one mail, and removes those alerts. Alerts of
 * closed accounts wait until the account is open again.
 */
export async function tellStock(deps: MailDeps & { db: Db }, sureAfter = SURE_AFTER): Promise<void> {
  await noteDisponibles(deps.db);
  await deps.db.transaction(async (tx) => {
    const due = (await lockDue(tx, sureAfter)).filter(({ usuario, titular }) => isAdmitted(usuario, titular));
    for (const rows of Map.groupBy(due, ({ usuario }) => usuario.usuario_id).values()) {
      const [one] = rows;
      if (!one) continue;
      await mailOwner(tx, deps, one.usuario, (to) =>
        backInStock({ ...to, codigo: one.codigo, productos: rows }),
      );
      for (const { producto_id } of rows) await deleteNotice(tx, one.usuario.usuario_id, producto_id);
    }
  });
}
