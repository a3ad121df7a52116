import type { Db } from '../../db/database.ts';
import { type MailDeps, mailOwner } from '../../mail/mail-owner.ts';
import { backInStock } from '../../mail/notice-mails.ts';
import { isAdmitted } from '../../shared/is-admitted.ts';
import { deleteNotice, lockDue, noteDisponibles } from './avisos-repository.ts';

/** Seconds that a product is there before it is told: what is switched on by mistake is switched off by then. */
const SURE_AFTER = 5 * 60;

/**
 * Mails who waits for what is there again, once: what is told is waited for no more. All that is there by then goes in one
 * mail. Who is not let in hears nothing, and it waits until they are.
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
