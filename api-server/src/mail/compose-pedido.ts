import { ivaRows } from 'api-client/contract/iva';
import { cantidadText } from 'api-client/contract/kilos';
import { formatDescuento, formatPesos } from '../shared/format.ts';
import { escapeHtml, layoutMail, type MailShop, type MailTable } from './mail-layout.ts';
import { type Changed, type Linea, netText, shownIn } from './pedido-changes.ts';

/** Data of a mail about an order. Money is in cents. */
export interface PedidoMail extends Pick<Changed, 'iva'> {
  /** First name of the customer, if allowed in mails. */
  nombre: string | undefined;
  /** Id for the link to the order's page. */
  pedido_id: string;
  numero: number;
  total: number;
  /**
   * Whether the customer may see prices. Staff may order for an account that is not approved yet. A mail is kept longer
   * than any session, so the mail then shows no prices.
   */
  showsPrecios: boolean;
  lineas: Linea[];
  /** The customer's note. */
  nota: string | null;
  /** The employee of the customer's shop who placed the order. */
  pedidoPor: string | null;
  shop: MailShop;
}

interface MailTexts extends Record<'subject' | 'title' | 'text', string> {
  changes?: string[];
}

/** Composes a mail about an order: a text, then the lines and the total. */
export function composePedido(pedido: PedidoMail, { text, changes = [], ...heading }: MailTexts) {
  const { pedido_id, lineas, total, showsPrecios, nota, pedidoPor, shop } = pedido;
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
    table: cut(showsPrecios ? priced(pedido) : unpriced(lineas), pedido_id),
    action: { label: 'Ver tu pedido', path: `/mis-pedidos/${pedido_id}` },
    note: `Recibes este correo porque hay un pedido a tu nombre en ${shop.nombre}.`,
  });
}

const LATER = 'Verás los precios y el total en tu cuenta en cuanto esté aprobada.';

/**
 * Maximum bytes of lines and changes in the HTML. Mail programs cut a mail at about 100 KB, which would remove total
 * and button.
 */
const MAX_BYTES = { rows: 48_000, changes: 16_000 };
/** Bytes of markup per row. */
const MARKUP = { row: 900, change: 20 };

/** Returns the first items that fit in `maxBytes` bytes. */
function takeFitting<Item>(
  items: readonly Item[],
  maxBytes: number,
  bytesOf: (item: Item) => number,
): Item[] {
  let bytesLeft = maxBytes;
  const end = items.findIndex((item) => {
    bytesLeft -= bytesOf(item);
    return bytesLeft < 0;
  });
  return items.slice(0, end < 0 ? undefined : end);
}

const bytesIn = (...texts: (string | undefined)[]): number =>
  texts.reduce((sum, text = '') => sum + Buffer.byteLength(escapeHtml(text)), 0);

function cut({ rows, ...table }: MailTable, pedidoId: string): MailTable {
  const shown = takeFitting(
    rows,
    MAX_BYTES.rows,
    ({ name, detail, amount, note }) => MARKUP.row + bytesIn(name, detail, amount, note),
  );
  const hiddenRows = rows.length - shown.length;
  if (hiddenRows === 0) return { rows, ...table };
  const label = `Y ${hiddenRows} ${hiddenRows === 1 ? 'producto' : 'productos'} más: ver el pedido completo`;
  return { ...table, rows: shown, more: { label, path: `/mis-pedidos/${pedidoId}` } };
}

/** Returns the first changes and the number of the omitted ones. Always includes the last one, which has the total. */
function firstChanges(changes: readonly string[]): string[] {
  const shown = takeFitting(changes, MAX_BYTES.changes, (change) => MARKUP.change + bytesIn(change));
  const last = changes.at(-1);
  if (shown.length === changes.length || last === undefined) return [...changes];
  return [...shown, `Y ${changes.length - shown.length - 1} cambios más`, last];
}

const delivered = (lineas: readonly Linea[]) => lineas.filter(({ cantidad }) => cantidad > 0);

function priced(pedido: PedidoMail): MailTable {
  const { lineas, total, iva } = pedido;
  const detailOf = (linea: Linea) => {
    const { cantidad, precio_unitario, descuento } = linea;
    const unit = `${formatPesos(shownIn(pedido, linea, precio_unitario))}${netText(pedido)}`;
    return `${cantidadText(cantidad)} × ${unit}${descuento > 0 ? `, ${formatDescuento(descuento)} de descuento` : ''}`;
  };
  return {
    rows: delivered(lineas).map((linea) => ({
      name: linea.nombre,
      detail: detailOf(linea),
      ...(linea.nota && { note: `Tu nota: ${linea.nota}` }),
      amount: formatPesos(shownIn(pedido, linea, linea.total_precio)),
    })),
    ...(iva && { parts: ivaRows(iva).map(({ label, amount }) => ({ label, amount: formatPesos(amount) })) }),
    total: { label: 'Total', amount: formatPesos(total) },
  };
}

const unpriced = (lineas: readonly Linea[]): MailTable => ({
  rows: delivered(lineas).map(({ nombre, cantidad, nota }) => ({
    name: nombre,
    detail: 'Cantidad',
    ...(nota && { note: `Tu nota: ${nota}` }),
    amount: cantidadText(cantidad),
  })),
});
