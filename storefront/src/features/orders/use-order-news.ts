import type { PedidoConDetalles } from 'api-client/storefront';
import { ESTADO_TEXTS } from 'api-client/storefront-entrega';
import { useEffect, useRef, useState } from 'react';

type Known = Pick<PedidoConDetalles, 'estado_pedido' | 'version' | 'detalles'>;

function newsOf(
  { numero, estado_pedido, version, detalles }: PedidoConDetalles,
  known: Known | undefined,
): string[] {
  if (!known || known.version === version) return [];
  // A proposal raises the version as well, and changes nothing of the order.
  const isSame = known.estado_pedido === estado_pedido;
  if (isSame && JSON.stringify(known.detalles) === JSON.stringify(detalles)) return [];
  return isSame
    ? [`El pedido n.º ${numero} fue modificado.`]
    : [`El pedido n.º ${numero} ahora está: ${ESTADO_TEXTS[estado_pedido]}.`];
}

/** What changed in the orders on screen since they were fetched before, as sentences to be read aloud. */
export function useOrderNews(pedidos: readonly PedidoConDetalles[]): string {
  const [news, setNews] = useState('');
  const known = useRef(new Map<string, Known>());

  useEffect(() => {
    const sentences = pedidos.flatMap((pedido) => newsOf(pedido, known.current.get(pedido.pedido_id)));
    for (const pedido of pedidos) known.current.set(pedido.pedido_id, pedido);
    if (sentences.length > 0) setNews(sentences.join(' '));
  }, [pedidos]);

  return news;
}
