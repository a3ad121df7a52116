import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { detallesPedidosPorPedidoOptions, type Pedido, type PedidoDelPanel } from 'api-client/backoffice';
import { BackButton } from 'ui-kit/back-button';
import { lateView, useLateView } from 'ui-kit/late-view';
import { PageTitle } from 'ui-kit/page-title';
import { PdfButton } from 'ui-kit/pdf-button';
import { usePermisos } from '../../shared/session/permisos.ts';
import { useTabSubject } from '../../shared/tab-subject.tsx';
import { useLazyDialog } from '../../shared/use-lazy-dialog.ts';
import { useReturnTo } from '../../shared/use-return-to.ts';
import { ClienteNota } from './cliente-nota.tsx';
import { listMarks } from './columnas/marks.ts';
import { CopiasField } from './copias-field.tsx';
import { EditAction } from './edit-action.tsx';
import type { Lines } from './entrega/lines.ts';
import { hasRemito, headingOf, tabSubjectOf } from './estado.ts';
import { MissingPedido } from './missing-pedido.tsx';
import { PedidoFacts } from './pedido-facts.tsx';
import { PedidoLines } from './pedido-lines.tsx';
import { EditingNote } from './presencias/editing-note.tsx';
import type { SeguimientoDialogProps } from './seguimiento/seguimiento-dialog.tsx';
import { useRemito } from './use-remitos.ts';

const notice = lateView(
  async () => (await import('./entrega/entrega-notice.tsx')).LateEntregaNotice,
  'when-wanted',
);

/** Shown only when the delivery differs from the order; then its code is loaded. */
function EntregaNotice({ lines }: { lines: Lines }) {
  const changed = lines.some(({ motivo_entrega }) => motivo_entrega);
  const Notice = useLateView(notice, changed);
  return Notice && changed ? <Notice lines={lines} /> : null;
}

/** The delivery note, on the order's page. */
function RemitoButton({ pedido }: { pedido: Pedido }) {
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

const dialog = lateView(
  async () => (await import('./seguimiento/seguimiento-dialog.tsx')).SeguimientoDialog,
  'when-wanted',
);

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(2, 4),
  marginBottom: theme.spacing(4),
  overflowWrap: 'anywhere',
}));

/** An order's internal data in one line, with a button to change them. */
function SeguimientoBar({ pedido }: { pedido: PedidoDelPanel }) {
  const { subject, openFor, close, Dialog } = useLazyDialog<true, SeguimientoDialogProps>(dialog);
  return (
    <Bar>
      <Button variant="outlined" onClick={() => openFor(true)}>
        Responsable, etiquetas y notas
      </Button>
      <span>
        {listMarks(pedido, ['asignado'], [])
          .map(({ text }) => text)
          .join(' · ')}
      </span>
      {Dialog && subject && <Dialog pedido={pedido} onClose={close} />}
    </Bar>
  );
}

/** Lazy: the history is below the lines. */
const historial = lateView(async () => (await import('./historial/historial.tsx')).Historial);

const cuenta = lateView(
  async () => (await import('../../shared/cuenta-corriente/pedido-cuenta.tsx')).PedidoCuenta,
);

const propuesta = lateView(
  async () => (await import('./propuesta/propuesta-panel.tsx')).PropuestaPanel,
  'when-wanted',
);

const remitos = lateView(async () => (await import('./remitos/remitos-impresos.tsx')).RemitosImpresos);

const route = getRouteApi('/_staff/pedido/$pedido_id');

/** The order and a side column, stacked when narrow. In `em`, because larger text needs more space. */
const columns = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  alignItems: 'start',
  '& > *': { flex: '1 1 20em', minWidth: 0 },
  '& > :first-of-type': { flex: '999 1 40em' },
};

/** Payment and history. The flex gap replaces the first section's margin. */
const Side = styled('div')({ '& > section:first-of-type': { marginBlockStart: 0 } });

/** An order with its lines and history. */
export function PedidoPage() {
  const { pedido_id } = route.useParams();
  const { href } = useReturnTo('/panel-pedidos');
  const { may } = usePermisos();
  const prints = may('remitos.download');
  const lines = useQuery(detallesPedidosPorPedidoOptions({ path: { pedido_id } }));
  const pedido = lines.data?.[0]?.pedido;
  useTabSubject(pedido && tabSubjectOf(pedido));
  const Historial = useLateView(historial, pedido !== undefined);
  const Propuesta = useLateView(propuesta, pedido?.propuesta === true);
  const Remitos = useLateView(remitos, pedido !== undefined && may('remitos.impresos'));
  const Cuenta = useLateView(cuenta, pedido !== undefined && may('cuentaCorriente.dePedido'));
  return (
    <>
      <PageTitle
        before={<BackButton href={href} />}
        lead={pedido && headingOf(pedido)}
        actions={
          pedido && (
            <>
              <EditAction pedido={pedido} />
              {hasRemito(pedido) && may('empaques.list') && (
                <Button variant="outlined" href={`/empaque/${pedido_id}`}>
                  Empacar
                </Button>
              )}
              {prints && hasRemito(pedido) && <CopiasField />}
              {prints && <RemitoButton pedido={pedido} />}
            </>
          )
        }
      >
        Detalles del Pedido
      </PageTitle>
      {pedido && lines.data ? (
        <Box sx={columns}>
          <div>
            <EditingNote pedido_id={pedido_id} />
            {Propuesta && pedido.propuesta && <Propuesta pedido={pedido} />}
            <PedidoFacts pedido={pedido} />
            {pedido.nota && <ClienteNota>{pedido.nota}</ClienteNota>}
            <SeguimientoBar pedido={pedido} />
            <EntregaNotice lines={lines.data} />
            <PedidoLines lines={lines.data} />
          </div>
          <Side>
            {Cuenta && <Cuenta pedido={pedido} />}
            {Remitos && <Remitos pedido_id={pedido_id} />}
            {Historial && <Historial pedido_id={pedido_id} />}
          </Side>
        </Box>
      ) : (
        <MissingPedido lines={lines} back={href} />
      )}
    </>
  );
}
