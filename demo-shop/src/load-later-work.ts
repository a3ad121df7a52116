import { LIMITS } from 'api-client/contract';
import { toPesos } from 'api-client/contract/money';
import type { Tx } from 'api-server/db/database';
import { findPricesOf, withOwnPrices } from 'api-server/db/own-prices';
import type { Jobs } from 'api-server/jobs/jobs';
import { createLista } from 'api-server/modules/listas/service';
import { acceptPropuesta, proposeCambio } from 'api-server/modules/pedidos/service/propuestas';
import { confirmRecepcion } from 'api-server/modules/pedidos/service/recepcion';
import { ajusteOf } from 'api-server/modules/precios/rules';
import { changePrecios, previewPrecios } from 'api-server/modules/precios/service/cambios';
import { runScheduled } from 'api-server/modules/precios/service/programados';
import type { DemoShop } from './shop/demo-types.ts';
import { type LaterWork, laterWork, wholeLines } from './shop/later-work.ts';
import { DAY, hours, startOfDay } from './shop/time.ts';

interface Deps {
  db: Tx;
  jobs: Jobs;
  tellAfter: typeof LIMITS;
}

/** Returns the actor and the audit log's author. */
const by = (usuarioId: string, comercioId = usuarioId) => ({
  actor: { usuarioId, comercioId },
  author: { usuarioId, ip: null, requestId: null },
});

/** Creates claims, proposals, price changes and a list through the use cases of the API, in the demo's transaction. */
export async function doLaterWork(tx: Tx, shop: DemoShop, jobs: Jobs, now: Date): Promise<void> {
  const work = laterWork(shop);
  const deps = { db: tx, jobs, tellAfter: LIMITS };
  const idOf = (rol: 'admin' | 'empleado') =>
    shop.usuarios.find(({ roles }) => roles.includes(rol))?.usuario_id ?? '';
  await claim(deps, work.claims);
  await propose(deps, work.proposals, idOf('empleado'));
  await changePrices(deps, work.precios, idOf('admin'), now);
  const { usuario_id, productos } = work.lista;
  await createLista(tx, usuario_id, { nombre: 'Para la góndola', productos });
}

/** Files claims on two received orders; one customer confirms the rest later. */
async function claim({ db }: Deps, { open, settled }: LaterWork['claims']): Promise<void> {
  const of = ({ pedido, usuario_id }: typeof open) => ({ ...by(usuario_id), pedidoId: pedido.pedido_id });
  const [missing, broken] = wholeLines(open.pedido);
  const [late] = wholeLines(settled.pedido);
  await confirmRecepcion(db, {
    ...of(open),
    falta: 'La caja llegó abierta.',
    lineas: [missing, broken].flatMap((line, nth) =>
      line
        ? {
            detalles_pedidos_id: line.detalle_id,
            cantidad: 1,
            motivo: nth === 0 ? ('no_llego' as const) : ('roto' as const),
          }
        : [],
    ),
  });
  await confirmRecepcion(db, {
    ...of(settled),
    falta: null,
    lineas: late ? [{ detalles_pedidos_id: late.detalle_id, cantidad: 1, motivo: 'no_llego' }] : [],
  });
  await confirmRecepcion(db, { ...of(settled), falta: null });
}

/** Proposes changes of two waiting orders: more of one product, none of another, a new one. */
async function propose(deps: Deps, proposals: LaterWork['proposals'], staff: string): Promise<void> {
  for (const [name, { pedido, usuario_id, added }] of Object.entries(proposals)) {
    const pedidoId = pedido.pedido_id;
    const [more, gone] = pedido.detalles;
    const [own = added] = await withOwnPrices(deps.db, await findPricesOf(deps.db, usuario_id), [added]);
    const { propuesta } = await proposeCambio(deps, {
      ...by(usuario_id),
      pedidoId,
      version: undefined,
      lineas: [
        ...(more ? [{ producto_id: more.producto_id, cantidad: more.cantidad + 2 }] : []),
        ...(gone ? [{ producto_id: gone.producto_id, cantidad: 0 }] : []),
        { producto_id: added.producto_id, cantidad: 3, precio_unitario: toPesos(own.precio) },
      ],
    });
    if (name !== 'accepted' || !propuesta) continue;
    const { propuesta_id: propuestaId } = propuesta;
    await acceptPropuesta(deps, { ...by(staff), pedidoId, propuestaId, version: undefined });
  }
}

const SECOND = 1000;

/** Schedules one change for a past moment, and one for eight o'clock in three days. */
async function changePrices(
  deps: Deps,
  { changed, marca_id }: LaterWork['precios'],
  admin: string,
  now: Date,
): Promise<void> {
  const soon = new Date(Date.now() + SECOND);
  const ajuste = { forma: 'porcentaje', redondeo: '10', direccion: 'cercano', oferta: 'no' } as const;
  const { cambio } = await schedule(deps, { ...ajuste, ids: changed.join(','), ajuste: 4 }, admin, soon);
  await runScheduled(deps, { cambioId: cambio.cambio_id, ends: false });
  const then = new Date(startOfDay(now.getTime()) + 3 * DAY + hours(8));
  await schedule(deps, { ...ajuste, marca_id, ajuste: 6.5 }, admin, then);
}

type PriceChange = Omit<Parameters<typeof changePrecios>[1]['body'], 'huella' | 'desde' | 'hasta'>;

/** Schedules a price change as staff do: previews the change first, and sends the digest of the preview. */
async function schedule(deps: Deps, asked: PriceChange, admin: string, desde: Date) {
  const { huella } = await previewPrecios(deps.db, ajusteOf(asked), {
    ...{ limit: 1, offset: 0 },
    efectos: ['sube'],
  });
  const body = { ...asked, huella, desde: desde.toISOString() };
  return changePrecios(deps, { ...by(admin), body, key: undefined });
}
