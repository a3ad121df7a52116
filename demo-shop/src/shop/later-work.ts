import { INITIAL_ESTADO } from 'api-client/contract';
import type { DemoPedido, DemoProducto, DemoShop, DemoUsuario } from './demo-types.ts';

type Source = Pick<DemoShop, 'usuarios' | 'productos' | 'marcas' | 'pedidos'>;

/** An order with its owner's account. */
interface Own {
  pedido: DemoPedido;
  usuario_id: string;
}

/** Later actions of customers and staff, through the API's use cases. */
export interface LaterWork {
  claims: { open: Own; settled: Own };
  /** `added`: an available product that the order lacks. */
  proposals: Record<'open' | 'accepted', Own & { added: DemoProducto }>;
  /** Products with changed prices, and the brand of the scheduled change. */
  precios: { changed: string[]; marca_id: string };
  lista: { usuario_id: string; productos: { producto_id: string; cantidad: number }[] };
}

/** The account for trying the shop: tests depend on its orders, so only its list is new. */
const CLIENTE = 'cliente@tienda.test';
const CHANGED = 5;
const LINEAS = 6;

function existing<T>(found: T | undefined, what: string): T {
  if (found === undefined) throw new Error(`The demo data contains no ${what}`);
  return found;
}

export function laterWork(shop: Source): LaterWork {
  const { usuarios, pedidos, productos } = shop;
  const cliente = existing(
    usuarios.find(({ email }) => email === CLIENTE),
    CLIENTE,
  );
  const active = new Set(usuarios.filter((one) => isCustomer(one) && one !== cliente).map(idOf));
  const newest = pedidos
    .filter(({ usuario_id, detalles }) => active.has(usuario_id) && detalles.length >= 2)
    .toSorted((a, b) => b.fecha_pedido.getTime() - a.fecha_pedido.getTime());
  const received = newest.filter((one) => one.estado_pedido === 'recibido' && wholeLines(one).length >= 2);
  const waiting = newest.filter((one) => one.estado_pedido === INITIAL_ESTADO);
  const ofCliente = pedidos.filter(({ usuario_id }) => usuario_id === cliente.usuario_id);
  const own = (list: DemoPedido[], nth: number, what: string): Own => {
    const pedido = existing(list[nth], what);
    return { pedido, usuario_id: pedido.usuario_id };
  };
  const changed = findProductsToReprice(productos, ofCliente);
  const proposal = (nth: number) => {
    const one = own(waiting, nth, 'order that waits');
    return { ...one, added: addable(one.pedido, productos, changed) };
  };
  return {
    claims: { open: own(received, 0, 'received order'), settled: own(received, 1, 'received order') },
    proposals: { open: proposal(0), accepted: proposal(1) },
    precios: { changed, marca_id: brandOf(shop, changed) },
    lista: {
      usuario_id: cliente.usuario_id,
      productos: existing(ofCliente[0], 'order of the customer')
        .detalles.slice(0, LINEAS)
        .map(({ producto_id, cantidad }) => ({ producto_id, cantidad })),
    },
  };
}

const idOf = ({ usuario_id }: DemoUsuario) => usuario_id;
const isCustomer = ({ roles, esta_activo }: DemoUsuario) => esta_activo && roles.join() === 'usuario';

/** Returns the lines that were delivered as ordered. */
export const wholeLines = ({ detalles }: DemoPedido) =>
  detalles.filter(({ cantidad, motivo_entrega }) => cantidad > 0 && motivo_entrega === undefined);

const isSold = (one: DemoProducto) => one.esta_activo && one.disponible && !one.en_promocion;

/** Returns products without an order by the customer, so that a repeated order costs the same. */
function findProductsToReprice(
  productos: readonly DemoProducto[],
  ofCliente: readonly DemoPedido[],
): string[] {
  const ordered = new Set(ofCliente.flatMap(({ detalles }) => detalles.map((one) => one.producto_id)));
  return productos
    .filter((one) => isSold(one) && one.codigo === null && !ordered.has(one.producto_id))
    .slice(-CHANGED)
    .map(({ producto_id }) => producto_id);
}

/** Returns the last active brand without codes and changed products. */
function brandOf({ marcas, productos }: Source, changed: readonly string[]): string {
  const taken = new Set(
    productos
      .filter(({ codigo, producto_id }) => codigo !== null || changed.includes(producto_id))
      .map(({ marca_id }) => marca_id),
  );
  return existing(
    marcas.findLast(({ esta_activo, marca_id }) => esta_activo && !taken.has(marca_id)),
    'brand without codes',
  ).marca_id;
}

function addable({ detalles }: DemoPedido, productos: readonly DemoProducto[], changed: readonly string[]) {
  const taken = new Set([...detalles.map(({ producto_id }) => producto_id), ...changed]);
  return existing(
    productos.find((one) => isSold(one) && !taken.has(one.producto_id)),
    'product to add',
  );
}
