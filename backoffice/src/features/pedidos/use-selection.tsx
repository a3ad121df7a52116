import type { Pedido } from 'api-client/backoffice';
import type { DataSelection } from 'ui-kit/data-table';
import { PdfButton } from 'ui-kit/pdf-button';
import { useChosen } from '../../shared/use-chosen.ts';
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
  const { chosen, choose, fields } = useChosen(rows, ({ pedido_id }) => pedido_id);
  const printed = chosen.filter(hasRemito).map(({ pedido_id }) => pedido_id);
  const { download, busy, refusal } = useRemitos(printed);
  const reason = printed.length === 0 ? NO_REMITO : refusal;
  return {
    ...fields,
    rowLabel: (pedido) => `Elegir pedido ${pedido.numero} de ${clienteOf(pedido)}`,
    texts: {
      count: (count) =>
        printed.length === count ? plainCount(count) : `${plainCount(count)}, ${printed.length} con remito`,
    },
    actions: (
      <>
        <EstadosButton chosen={chosen} onDone={choose} />
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
