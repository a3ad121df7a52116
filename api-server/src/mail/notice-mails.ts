import type { TipoDePrecio } from 'api-client/contract';
import type { ModoIva } from 'api-client/contract/iva';
import type { NoticeKind } from 'api-client/contract/mis-avisos';
import { formatPesos, formatTipoDePrecio } from '../shared/format.ts';
import { shownAmount } from '../shared/iva.ts';
import { toName } from './address.ts';
import { layoutMail } from './mail-layout.ts';
import type { Addressee } from './mail-owner.ts';

interface Notice extends Addressee {
  /** Code of the unsubscribe link. */
  codigo: string;
}

/**
 * Returns both ways to unsubscribe: one click in the mail program (RFC 8058), or a page of the shop with the code in
 * the fragment. Opening a link alone does not unsubscribe, because mail scanners open links.
 */
const leaving = ({ codigo, shop }: Notice, tipo: NoticeKind) => ({
  leave: { label: 'No recibir más estos correos', path: `/confirmar-correo#baja-${tipo}=${codigo}` },
  unsubscribe: new URL(`/api/avisos/baja?codigo=${codigo}&tipo=${tipo}`, shop.url).href,
});

/** Sent when products that the customer waits for are available again. Contains no prices. */
export function backInStock(to: Notice & { productos: readonly { producto_id: string; nombre: string }[] }) {
  const { productos, shop, nombre } = to;
  const [first] = productos;
  const one = productos.length === 1 && first;
  const { leave, unsubscribe } = leaving(to, 'stock');
  const mail = layoutMail({
    shop,
    subject: one ? `Volvió: ${one.nombre}` : `Volvieron ${productos.length} productos que esperabas`,
    title: `Hola${toName(nombre)}. ${one ? `Ya hay ${one.nombre}` : 'Ya hay lo que esperabas'}`,
    preview: 'Nos pediste que te avisáramos.',
    paragraphs: [
      'Nos pediste que te avisáramos cuando volviera. No podemos guardártelo: conviene no tardar.',
    ],
    ...(!one && { list: { title: 'Volvieron', items: productos.map(({ nombre }) => nombre) } }),
    action: one
      ? { label: 'Ver el producto', path: `/producto/${one.producto_id}` }
      : { label: 'Ver mis habituales', path: '/habituales' },
    note: `Recibes este correo porque lo pediste en ${shop.nombre}. De cada producto te avisamos una sola vez.`,
    leave,
  });
  return { ...mail, unsubscribe };
}

interface Repriced {
  nombre: string;
  /** In cents, like `precio`. */
  antes: number;
  precio: number;
  tipo_de_precio: TipoDePrecio;
  /** Rate of IVA in percent. */
  alicuota: number;
}

interface Prices {
  productos: readonly Repriced[];
  /** How the customer's prices show IVA. */
  modo: ModoIva;
}

/** Sent when prices of the customer's usual products changed, to customers who may see prices. */
export function preciosChanged(to: Notice & Prices) {
  const { productos, modo, shop, nombre } = to;
  const many = productos.length === 1 ? 'un producto' : `${productos.length} productos`;
  const { leave, unsubscribe } = leaving(to, 'precios');
  const mail = layoutMail({
    shop,
    subject: `Cambió el precio de ${many} que sueles comprar`,
    title: `Hola${toName(nombre)}. Cambió el precio de ${many} que sueles comprar`,
    preview: productos.map(({ nombre }) => nombre).join(', '),
    paragraphs: [`Son los precios de hoy${modo === 'sumado' ? ' sin IVA' : ''}, con lo que costaban antes.`],
    table: {
      rows: productos.map(({ nombre, antes, precio, tipo_de_precio, alicuota }) => {
        const shown = (cents: number) => formatPesos(shownAmount(cents, { modo, alicuota }));
        return {
          name: nombre,
          detail: `Antes ${shown(antes)} ${formatTipoDePrecio(tipo_de_precio)}`,
          amount: shown(precio),
        };
      }),
    },
    action: { label: 'Ver mis habituales', path: '/habituales' },
    note: `Recibes este correo porque lo pediste en ${shop.nombre}. El porcentaje se elige en tu cuenta.`,
    leave,
  });
  return { ...mail, unsubscribe };
}
