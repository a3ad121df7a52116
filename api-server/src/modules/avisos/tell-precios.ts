import type { Db } from '../../db/database.ts';
import { type MailDeps, mailOwner } from '../../mail/mail-owner.ts';
import { preciosChanged } from '../../mail/notice-mails.ts';
import { isAdmitted } from '../../shared/is-admitted.ts';
import { habitualesOf } from '../clientes/clientes-service.ts';
import { findListeners, lockListener, noteTold } from './avisos-repository.ts';
import { findPreciosThen } from './precios-then-repository.ts';

type Deps = MailDeps & { db: Db };

/** Runs daily: mails each subscriber their usual products whose price changed by more than the chosen percent. */
export async function tellPrecios(deps: Deps): Promise<void> {
  for (const { usuario_id } of await findListeners(deps.db)) await tellOne(deps, usuario_id);
}

/** Compares with the prices of the last mail, so that small changes add up and no change is mailed twice. */
const tellOne = (deps: Deps, usuarioId: string): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const listener = await lockListener(tx, usuarioId);
    if (!listener || !isAdmitted(listener.usuario, listener.titular)) return;
    const { porcentaje, precios_fecha, codigo } = listener.wanted;
    const productos = (await habitualesOf(deps.db, listener.titular?.usuario_id ?? usuarioId))
      .map(({ producto }) => producto)
      .filter(({ esta_activo }) => esta_activo);
    const ids = productos.map(({ producto_id }) => producto_id);
    const then = await findPreciosThen(tx, ids, precios_fecha);
    const changed = productos.flatMap(({ producto_id, nombre, precio, tipo_de_precio }) => {
      const antes = then.get(producto_id);
      return antes !== undefined && isMore(antes, precio, porcentaje)
        ? { nombre, antes, precio, tipo_de_precio }
        : [];
    });
    if (changed.length === 0) return;
    await noteTold(tx, usuarioId);
    await mailOwner(tx, deps, listener.usuario, (to) =>
      preciosChanged({ ...to, codigo, productos: changed }),
    );
  });

/** Prices in cents. From zero, any price is a change above the percentage. */
const isMore = (antes: number, ahora: number, porcentaje: number): boolean =>
  Math.abs(ahora - antes) * 100 > antes * porcentaje;
