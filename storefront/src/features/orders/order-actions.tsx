import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import WhatsApp from '@mui/icons-material/WhatsApp';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { ivaRows, misPedidosPdf, type PedidoConDetalles } from 'api-client/storefront';
import { cantidadText, ESTADO_TEXTS, entregaText } from 'api-client/storefront-entrega';
import { isNeto, totalLabel } from 'app-core/cart/iva';
import { useDownload } from 'app-core/download/use-download';
import type { ReactNode } from 'react';
import { shortDate } from 'ui-kit/dates';
import { formatMoney } from 'ui-kit/money';
import { productsText } from '../../shared/cart/cart.ts';
import { links } from '../../shared/links.ts';
import { SaveSlot } from '../../shared/lists/save-slot.tsx';
import { lineAmounts } from '../../shared/orders/order-iva.ts';
import { allOf, missingQuantities, quantitiesOf, type Wanted } from '../../shared/orders/repeat-order.ts';
import { RepeatButton } from '../../shared/orders/use-repeat-order.tsx';

interface OrderActionsProps {
  pedido: PedidoConDetalles;
  repeating: boolean;
  repeat: (pedido: PedidoConDetalles, wanted?: readonly Wanted[]) => void;
  /** Ids of the chosen lines; undefined outside of choosing. */
  chosen: ReadonlySet<string> | undefined;
  onChoose: (chosen: ReadonlySet<string> | undefined) => void;
}

const addressOf = ({ pedido_id }: PedidoConDetalles) => `${window.location.origin}${links.pedido(pedido_id)}`;

/** Actions for an order: repeat all, some or the undelivered lines, send by WhatsApp, download, save as list. */
export function OrderActions({ pedido, repeating, repeat, chosen, onChoose }: OrderActionsProps) {
  const missing = missingQuantities(pedido);
  const { pedido_id, numero } = pedido;
  const { download, busy } = useDownload(`pedido_${numero}.pdf`, false, async () => ({
    data: (await misPedidosPdf({ path: { pedido_id }, parseAs: 'blob' })).data as Blob,
  }));
  if (chosen) {
    const wanted = allOf(pedido).filter(({ detalle }) => chosen.has(detalle.detalles_pedidos_id));
    const send = () => {
      repeat(pedido, wanted);
      onChoose(undefined);
    };
    return (
      <Actions>
        <Button variant="contained" disabled={wanted.length === 0} onClick={send}>
          {wanted.length === 0 ? 'Elige qué repetir' : `Repetir ${productsText(wanted.length)}`}
        </Button>
        <Button variant="outlined" onClick={() => onChoose(undefined)}>
          Cancelar
        </Button>
      </Actions>
    );
  }
  return (
    <Stack spacing={2} sx={{ displayPrint: 'none' }}>
      <Actions>
        {/* On a cancelled order, the top of the page already has this button. */}
        {pedido.estado_pedido !== 'cancelado' && (
          <RepeatButton numero={pedido.numero} repeating={repeating} onRepeat={() => repeat(pedido)} />
        )}
        {pedido.detalles.length > 1 && (
          <Button variant="outlined" disabled={repeating} onClick={() => onChoose(new Set())}>
            Repetir solo algunos
          </Button>
        )}
        {missing.length > 0 && (
          <Button variant="outlined" loading={repeating} onClick={() => repeat(pedido, missing)}>
            Agregar lo que no llegó ({productsText(missing.length)})
          </Button>
        )}
      </Actions>
      {/* Less used actions. The negative margin aligns their icons with the buttons above. */}
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', columnGap: 2, ml: -2 }}>
        <Button
          href={`https://wa.me/?text=${encodeURIComponent(orderText(pedido, addressOf(pedido)))}`}
          target="_blank"
          rel="noreferrer"
          startIcon={<WhatsApp />}
        >
          Enviar por WhatsApp
        </Button>
        <Button loading={busy} onClick={download} startIcon={<FileDownloadOutlined />}>
          Descargar PDF
        </Button>
        <SaveSlot wanted={() => quantitiesOf(pedido)}>Guardar como lista</SaveSlot>
      </Stack>
    </Stack>
  );
}

/** Stacked on phones, in a row on wider windows. */
const Actions = ({ children }: { children: ReactNode }) => (
  <Stack
    direction={{ xs: 'column', sm: 'row' }}
    spacing={3}
    useFlexGap
    sx={{ flexWrap: 'wrap', '& > *': { flexGrow: { sm: 1 } }, displayPrint: 'none' }}
  >
    {children}
  </Stack>
);

/** Maximum number of lines: browsers limit the length of an address to some thousand characters. */
const MOST = 60;

/** Returns an order as a WhatsApp message, with asterisks for bold: lines, deviations of the delivery, total with its tax, address. */
export function orderText(pedido: PedidoConDetalles, address: string): string {
  const { numero, fecha_pedido, estado_pedido, total_precio, detalles, nota, iva } = pedido;
  const nombreOf = (id: string) =>
    detalles.find(({ producto }) => producto.producto_id === id)?.producto.nombre;
  const more = detalles.length - MOST;
  return [
    `*Pedido n.º ${numero}* · ${shortDate(fecha_pedido)} · ${ESTADO_TEXTS[estado_pedido]}`,
    ...(nota ? [`Nota: ${nota}`] : []),
    '',
    ...detalles.slice(0, MOST).map((detalle) => {
      const entrega = entregaText(detalle, nombreOf);
      const amount = formatMoney(lineAmounts(pedido, detalle).amount);
      const line = `${cantidadText(detalle.cantidad)} × ${detalle.producto.nombre}: ${amount}`;
      return [line, entrega && ` (${entrega})`, detalle.nota && `. Nota: ${detalle.nota}`]
        .filter(Boolean)
        .join('');
    }),
    ...(more > 0 ? [`… y ${productsText(more)} más`] : []),
    '',
    ...(iva ? ivaRows(iva) : []).map(({ label, amount }) => `${label}: ${formatMoney(amount)}`),
    `*${totalLabel(isNeto(pedido))}: ${formatMoney(total_precio)}*`,
    address,
  ].join('\n');
}
