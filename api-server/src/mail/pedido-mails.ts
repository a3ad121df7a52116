import type { EstadoPedido } from 'api-client/contract';
import { formatDescuento, formatPesos } from '../shared/format.ts';
import { toName } from './called.ts';
import { escapeHtml } from './escape-html.ts';
import { layoutMail, type MailShop, type MailTable } from './mail-layout.ts';
import { changesOf, type KnownLinea, type Linea } from './pedido-changes.ts';

/** What a mail tells of an order. Money is in cents. */
export interface PedidoMail {
  /** First name of the customer, if it may be told. */
  nombre: string | undefined;
  /** Leads to the order's page. */
  pedido_id: string;
  numero: number;
  total: number;
  /**
   * Whether the customer may see prices. Staff may order for someone who is not approved yet: prices are told to those
   * who are let in alone, and a mail is kept for longer than any session, so theirs tells what was ordered and no price.
   */
  showsPrecios: boolean;
  lineas: Linea[];
  /** What the customer wrote with it. */
  nota: string | null;
  /** Who placed it, of those who order for the customer's shop. */
  pedidoPor: string | null;
  shop: MailShop;
}

/** What became of the order, and what comes next. */
const ESTADOS: Record<EstadoPedido, { state: string; next: string }> = {
  esperando_aprobacion: {
    state: 'está en revisión',
    next: 'Lo estamos revisando de nuevo. Te escribimos en cuanto lo aprobemos.',
  },
  aprobado: {
    state: 'fue aprobado',
    next: 'Ya lo estamos preparando. Nos comunicaremos contigo para coordinar el pago y la entrega.',
  },
  enviado: {
    state: 'está en camino',
    next: 'Salió de nuestro depósito. Cuando llegue, controla la mercadería con el remito.',
  },
  recibido: {
    state: 'fue entregado',
    next: '¡Gracias por tu compra! Si algo no llegó como esperabas, responde a este correo.',
  },
  cancelado: {
    state: 'fue cancelado',
    next: 'El pedido no será enviado. Si tienes alguna duda, responde a este correo.',
  },
};

/** Sent when an order was placed, by the customer or by staff for them. */
export const pedidoRecibido = (pedido: PedidoMail) =>
  compose(pedido, {
    subject: `Recibimos tu pedido N.º ${pedido.numero}`,
    title: `¡Gracias${toName(pedido.nombre)}! Recibimos tu pedido N.º ${pedido.numero}`,
    text: 'Lo vamos a revisar y te escribiremos cuando esté aprobado. El pago y la entrega se coordinan después.',
  });

/** Sent once a change of an order's status holds, with what became of its lines meanwhile. */
export const pedidoInEstado = (pedido: PedidoMail, estado: EstadoPedido, known: readonly KnownLinea[]) =>
  compose(pedido, {
    subject: `Tu pedido N.º ${pedido.numero} ${ESTADOS[estado].state}`,
    title: `Hola${toName(pedido.nombre)}. Tu pedido N.º ${pedido.numero} ${ESTADOS[estado].state}`,
    text: ESTADOS[estado].next,
    changes: changesOf(pedido, known),
  });

/** Sent when staff changed the lines of an order that awaits approval, with what they changed. */
export const pedidoEditado = (pedido: PedidoMail, known: readonly KnownLinea[]) =>
  compose(pedido, {
    subject: `Actualizamos tu pedido N.º ${pedido.numero}`,
    title: `Hola${toName(pedido.nombre)}. Actualizamos tu pedido N.º ${pedido.numero}`,
    text: 'Así quedó. Si algo no es lo que esperabas, responde a este correo.',
    changes: changesOf(pedido, known),
  });

/** Sent when an order that is sold is not delivered as it was asked for, with what differs. */
export const pedidoEntrega = (pedido: PedidoMail, known: readonly KnownLinea[]) =>
  compose(pedido, {
    subject: `Qué va en tu pedido N.º ${pedido.numero}`,
    title: `Hola${toName(pedido.nombre)}. Esto es lo que va en tu pedido N.º ${pedido.numero}`,
    text: 'No todo va como lo pediste. Si algo no es lo que esperabas, responde a este correo.',
    changes: changesOf(pedido, known),
  });

interface Told extends Record<'subject' | 'title' | 'text', string> {
  changes?: string[];
}

function compose(
  { pedido_id, lineas, total, showsPrecios, nota, pedidoPor, shop }: PedidoMail,
  { text, changes = [], ...heading }: Told,
) {
  return layoutMail({
    shop,
    ...heading,
    preview: showsPrecios ? `Total ${formatPesos(total)}. ${text}` : text,
    paragraphs: [
      text,
      ...(showsPrecios ? [] : [LATER]),
      ...(pedidoPor ? [`Pedido por ${pedidoPor}.`] : []),
      ...(nota ? [`Tu nota: ${nota}`] : []),
    ],
    ...(changes.length > 0 && { list: { title: 'Qué cambió', items: firstChanges(changes) } }),
    table: cut(showsPrecios ? priced(lineas, total) : unpriced(lineas), pedido_id),
    action: { label: 'Ver tu pedido', path: `/mis-pedidos/${pedido_id}` },
    note: `Recibes este correo porque hay un pedido a tu nombre en ${shop.nombre}.`,
  });
}

const LATER = 'Verás los precios y el total en tu cuenta en cuanto esté aprobada.';

/**
 * Bytes of a mail's HTML that lines, and changes, may take. Mail programs cut a mail at about 100 KB: total and button, which
 * follow the lines, would be gone.
 */
const ROOM = { rows: 48_000, changes: 16_000 };
/** What the markup of a row adds to its texts. */
const MARKUP = { row: 900, change: 20 };

/** As many of the first of these as have room. */
function firstOf<Item>(items: readonly Item[], room: number, bytesOf: (item: Item) => number): Item[] {
  let left = room;
  const end = items.findIndex((item) => {
    left -= bytesOf(item);
    return left < 0;
  });
  return items.slice(0, end < 0 ? undefined : end);
}

const bytesIn = (...texts: (string | undefined)[]): number =>
  texts.reduce((sum, text = '') => sum + Buffer.byteLength(escapeHtml(text)), 0);

function cut({ rows, ...table }: MailTable, pedidoId: string): MailTable {
  const shown = firstOf(
    rows,
    ROOM.rows,
    ({ name, detail, amount, note }) => MARKUP.row + bytesIn(name, detail, amount, note),
  );
  const rest = rows.length - shown.length;
  if (rest === 0) return { rows, ...table };
  const label = `Y ${rest} ${rest === 1 ? 'producto' : 'productos'} más: ver el pedido completo`;
  return { ...table, rows: shown, more: { label, path: `/mis-pedidos/${pedidoId}` } };
}

/** The first changes, and how many more there are; the last one tells the total and always stands. */
function firstChanges(changes: readonly string[]): string[] {
  const shown = firstOf(changes, ROOM.changes, (change) => MARKUP.change + bytesIn(change));
  const last = changes.at(-1);
  if (shown.length === changes.length || last === undefined) return [...changes];
  return [...shown, `Y ${changes.length - shown.length - 1} cambios más`, last];
}

/** Those of which something goes. */
const delivered = (lineas: readonly Linea[]) => lineas.filter(({ cantidad }) => cantidad > 0);

const priced = (lineas: readonly Linea[], total: number): MailTable => ({
  rows: delivered(lineas).map(({ nombre, cantidad, precio_unitario, descuento, total_precio, nota }) => ({
    name: nombre,
    detail: `${cantidad} × ${formatPesos(precio_unitario)}${descuento > 0 ? `, ${formatDescuento(descuento)} de descuento` : ''}`,
    ...(nota && { note: `Tu nota: ${nota}` }),
    amount: formatPesos(total_precio),
  })),
  total: { label: 'Total', amount: formatPesos(total) },
});

const unpriced = (lineas: readonly Linea[]): MailTable => ({
  rows: delivered(lineas).map(({ nombre, cantidad, nota }) => ({
    name: nombre,
    detail: 'Cantidad',
    ...(nota && { note: `Tu nota: ${nota}` }),
    amount: String(cantidad),
  })),
});
