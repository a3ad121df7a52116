import type { PedidoConDetalles } from 'api-client/storefront';
import { ESTADO_TEXTS } from 'api-client/storefront-entrega';
import { useEffect, useRef, useState } from 'react';

type Known = Pick<PedidoConDetalles, 'estado_pedido' | 'version'>;

/** By order id, the version that this window's own proposal created. The proposal does not change the order's lines. */
const ownVersions = new Map<string, number>();

/** Records that this window's own proposal raised the order's version, so that no change is announced. */
export const recordOwnProposal = (pedido_id: string, seen: number) => ownVersions.set(pedido_id, seen + 1);

function noticesOf(
  { pedido_id, numero, estado_pedido, version }: PedidoConDetalles,
  known: Known | undefined,
): string[] {
  if (!known || known.version === version || ownVersions.get(pedido_id) === version) return [];
  return known.estado_pedido === estado_pedido
    ? [`El pedido n.º ${numero} fue modificado.`]
    : [`El pedido n.º ${numero} ahora está: ${ESTADO_TEXTS[estado_pedido]}.`];
}

/** Returns sentences for screen readers about changes since the previous data of these orders. */
export function useOrderNews(pedidos: readonly PedidoConDetalles[]): string {
  const [news, setNews] = useState('');
  const known = useRef(new Map<string, Known>());

  useEffect(() => {
    const sentences = pedidos.flatMap((pedido) => noticesOf(pedido, known.current.get(pedido.pedido_id)));
    for (const pedido of pedidos) known.current.set(pedido.pedido_id, pedido);
    if (sentences.length > 0) setNews(sentences.join(' '));
  }, [pedidos]);

  return news;
}
