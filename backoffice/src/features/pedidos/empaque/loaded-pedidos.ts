/**
 * The orders that this device loaded last, for packing after an offline reload. The orders belong to one account;
 * `shared/session/stored-work.ts` erases them with the session. Prices, phone numbers and e-mails are not
 * stored.
 */
import { ESTADOS_PEDIDO, LIMITS, type PedidoPorEmpacar } from 'api-client/backoffice';
import { storedValue } from 'app-core/stored-value';
import * as v from 'valibot';
import { LOADED, packingAccount } from '../../../shared/session/stored-work.ts';

/** Milliseconds: a working day. */
const MAX_AGE_MS = 12 * 3_600_000;
/** Characters: a tenth of a browser's storage per origin. */
const MAX_CHARACTERS = 500_000;

const text = v.nullish(v.string());

/** The part of an order that packing shows; the rest is not stored. */
const pedidoShape = v.object({
  pedido_id: v.string(),
  numero: v.number(),
  estado_pedido: v.picklist(ESTADOS_PEDIDO),
  usuario: v.object({ nombre: v.string(), apellido: v.string(), nombre_comercio: v.string() }),
  entrega: v.nullish(v.object({ nombre: v.string(), domicilio: v.string() })),
  nota: text,
  lineas: v.array(
    v.object({
      producto_id: v.string(),
      nombre: v.string(),
      codigo: text,
      cantidad: v.number(),
      por_kilo: v.nullish(v.boolean()),
      se_pesa: v.nullish(v.boolean()),
      nota: text,
      estante: v.nullable(v.object({ orden: v.number(), nombre: v.string() })),
    }),
  ),
  empaque: v.nullable(
    v.object({
      empaque_id: v.string(),
      fecha: v.string(),
      bultos: v.number(),
      usuario: v.object({ nombre: v.string(), apellido: v.string() }),
      lineas: v.array(v.object({ producto_id: v.string(), cantidad: v.number() })),
    }),
  ),
});
export type PedidoToPack = v.InferOutput<typeof pedidoShape>;

/** Orders to pack; `loadedAt` (ISO) is set when they come from storage. */
export interface ToPack {
  pedidos: PedidoToPack[];
  loadedAt?: string;
}

const shape = v.object({
  cuenta: v.string(),
  /** Expiry in milliseconds since 1970. */
  until: v.number(),
  /** Newest first. */
  pedidos: v.array(v.object({ loadedAt: v.string(), pedido: pedidoShape })),
});

const stored = storedValue(LOADED, v.nullable(shape), null);

function isFresh({ loadedAt }: { loadedAt: string }): boolean {
  const age = Date.now() - Date.parse(loadedAt);
  return age >= 0 && age < MAX_AGE_MS;
}

const own = () => {
  const found = stored.read();
  return found && found.cuenta === packingAccount() ? found.pedidos.filter(isFresh) : [];
};

const isPedido = (pedido_id: string) => (one: { pedido: PedidoToPack }) => one.pedido.pedido_id === pedido_id;

/** Stores the server's orders for this account; the oldest stored orders are dropped for space. */
export function rememberLoaded(pedidos: readonly PedidoPorEmpacar[], cuenta: string | null): void {
  if (cuenta === null || cuenta !== packingAccount()) return;
  const now = new Date();
  const loadedAt = now.toISOString();
  const fresh = pedidos.map((pedido) => ({ loadedAt, pedido: v.parse(pedidoShape, pedido) }));
  const before = own().filter(({ pedido }) => !fresh.some(isPedido(pedido.pedido_id)));
  let layout = MAX_CHARACTERS;
  const stillStored = [...fresh, ...before].slice(0, LIMITS.remitosPerPdf).filter((one) => {
    layout -= JSON.stringify(one).length;
    return layout >= 0;
  });
  // Without space, drop the older stored orders: they would contradict the screen.
  if (!stored.write({ cuenta, until: now.getTime() + MAX_AGE_MS, pedidos: stillStored })) stored.write(null);
}

/** Returns the stored orders of these ids; undefined unless all are stored. */
export function loadedPedidos(ids: readonly string[]): Required<ToPack> | undefined {
  const known = own();
  const found = ids.flatMap((pedido_id) => known.find(isPedido(pedido_id)) ?? []);
  const [oldest] = found.map(({ loadedAt }) => loadedAt).sort();
  if (oldest === undefined || found.length < ids.length) return undefined;
  return { pedidos: found.map(({ pedido }) => pedido), loadedAt: oldest };
}
