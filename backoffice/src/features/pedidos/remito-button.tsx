import type { Pedido } from 'api-client/backoffice';
import { PdfButton } from 'ui-kit/pdf-button';
import { useRemito } from './use-remitos.ts';

/** The delivery note, on the order's page. */
export function RemitoButton({ pedido }: { pedido: Pedido }) {
  const { download, busy, refusal } = useRemito(pedido);
  return (
    <PdfButton
      context={`pedido ${pedido.numero}`}
      onClick={download}
      busy={busy}
      disabled={refusal !== false}
      {...(refusal && { reason: refusal })}
    />
  );
}
