import type { Pedido } from 'api-client/backoffice';
import { useState } from 'react';
import type { DataSelection } from 'ui-kit/data-table';
import { PdfButton } from 'ui-kit/pdf-button';
import { CopiasField } from './copias-field.tsx';
import { clienteOf, hasRemito, NO_REMITO } from './estado.ts';
import { EstadosButton } from './estados/estados-button.tsx';
import { useRemitos } from './use-remitos.ts';

const plainCount = (count: number) => (count === 1 ? '1 pedido elegido' : `${count} pedidos elegidos`);

/**
 * Several orders, on one page or more, to set one status for all of them or to print their delivery notes together.
 * @param rows those of the page, as they are now.
 */
export function useSelection(rows: readonly Pedido[]): DataSelection<Pedido> {
  const [remembered, setRemembered] = useState<readonly Pedido[]>([]);
  const here = new Map(rows.map((pedido) => [pedido.pedido_id, pedido]));
  const chosen = remembered.map((pedido) => here.get(pedido.pedido_id) ?? pedido);
  const known = new Map([...chosen, ...rows].map((pedido) => [pedido.pedido_id, pedido]));
  const printed = chosen.filter(hasRemito).map(({ pedido_id }) => pedido_id);
  const { download, busy, refusal } = useRemitos(printed);
  const reason = printed.length === 0 ? NO_REMITO : refusal;
  return {
    selected: chosen.map(({ pedido_id }) => pedido_id),
    onChange: (keys) => setRemembered(keys.flatMap((key) => known.get(String(key)) ?? [])),
    rowLabel: (pedido) => `Elegir pedido ${pedido.numero} de ${clienteOf(pedido)}`,
    texts: {
      count: (count) =>
        printed.length === count ? plainCount(count) : `${plainCount(count)}, ${printed.length} con remito`,
    },
    actions: (
      <>
        <EstadosButton chosen={chosen} onDone={setRemembered} />
        <CopiasField />
        <PdfButton
          label="Imprimir remitos"
          onClick={download}
          busy={busy}
          disabled={reason !== false}
          {...(reason && { reason })}
        />
      </>
    ),
  };
}
