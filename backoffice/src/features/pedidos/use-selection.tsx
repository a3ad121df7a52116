import type { Pedido } from 'api-client/backoffice';
import { useState } from 'react';
import type { DataSelection } from 'ui-kit/data-table';
import { PdfButton } from 'ui-kit/pdf-button';
import { clienteOf, hasRemito, NO_REMITO } from './estado.ts';
import { useRemitos } from './use-remitos.ts';

const texts = {
  count: (count: number) => (count === 1 ? '1 pedido elegido' : `${count} pedidos elegidos`),
};

/** Several orders, on one page or more, whose delivery notes are printed together. */
export function useSelection(): DataSelection<Pedido> {
  const [selected, setSelected] = useState<readonly string[]>([]);
  const { download, busy, refusal } = useRemitos(selected);
  return {
    selected,
    onChange: (keys) => setSelected(keys.map(String)),
    rowLabel: (pedido) => `Elegir pedido ${pedido.numero} de ${clienteOf(pedido)}`,
    refusal: (pedido) => (hasRemito(pedido) ? undefined : NO_REMITO),
    texts,
    actions: (
      <PdfButton
        label="Imprimir remitos"
        onClick={download}
        busy={busy}
        disabled={refusal !== false}
        {...(refusal && { reason: refusal })}
      />
    ),
  };
}
