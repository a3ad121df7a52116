import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { styled } from '@mui/material/styles';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { Answer } from 'app-core/queries/answer';
import { useEffect, useRef } from 'react';
import { BackButton } from 'ui-kit/back-button';
import { shortDate } from 'ui-kit/dates';
import { EmptyState } from 'ui-kit/empty-state';
import { StickyBar } from 'ui-kit/forms/sticky-bar';
import { LoadingDots } from 'ui-kit/loading-dots';
import { PageTitle } from 'ui-kit/page-title';
import { PdfButton } from 'ui-kit/pdf-button';
import { least } from 'ui-kit/theme/tokens';
import { useReservedBottom } from 'ui-kit/use-reserved-bottom';
import { wholeText } from 'ui-kit/whole-text';
import { ButtonLink } from '../../../shared/links.tsx';
import { usePermisos } from '../../../shared/session/permisos.ts';
import { useTabSubject } from '../../../shared/tab-subject.tsx';
import { useReturnTo } from '../../../shared/use-return-to.ts';
import { CopiasField } from '../copias-field.tsx';
import { headingOf, tabSubjectOf } from '../estado.ts';
import { RepartoButton } from '../reparto/reparto-button.tsx';
import { useRemitos } from '../use-remitos.ts';
import type { ToPack } from './loaded-pedidos.ts';
import { empaqueOptions } from './options.ts';
import { PackingList } from './packing-list.tsx';
import { PickList } from './pick-list.tsx';
import { finishPacking, useProgress } from './progress.ts';
import { sendWaiting, startSending } from './sending.ts';
import { hasBultos, type Packing, toPacking, toPicks } from './tally.ts';
import { TARGET } from './tick.tsx';

/** Says when the stored orders were loaded, and that packing can continue. */
const LoadedNotice = ({ loadedAt }: { loadedAt: string }) => (
  <Alert severity="info" role="status" sx={{ mb: 4 }}>
    {`Sin señal: pedidos cargados ${shortDate(loadedAt)}. Lo que marques queda en este dispositivo; lo terminado se envía cuando vuelva la señal.`}
  </Alert>
);

const Root = styled(StickyBar)({
  '& > div': { flex: `1 1 ${least.button}` },
  '& .MuiButton-root': { minHeight: TARGET },
});

/** Progress, orders ready to finish, and the papers of packed orders. */
function EmpaqueBar({ packings }: { packings: readonly Packing[] }) {
  const bar = useRef<HTMLElement>(null);
  useReservedBottom(bar, true);
  const packable = packings.filter(({ step }) => step !== 'closed');
  const total = packable.reduce((sum, { parts }) => sum + parts.length, 0);
  const done = packable.reduce((sum, packing) => sum + packing.done, 0);
  const ready = packings.filter((packing) => packing.step === 'ready' && hasBultos(packing));
  const packed = packings.filter(({ step }) => step === 'packed').map(({ pedido }) => pedido.pedido_id);
  const remitos = useRemitos(packed);
  const close = () => {
    for (const { pedido } of ready) finishPacking(pedido.pedido_id, pedido.empaque?.empaque_id ?? null);
    void sendWaiting();
  };
  const label = ready.length > 1 ? `Terminar ${wholeText(ready.length)} empaques` : 'Terminar empaque';
  const text = `${wholeText(done)} de ${wholeText(total)}`;
  return (
    <Root ref={bar} aria-label="Avance del empaque">
      <div>
        <strong role="status">{text}</strong>
        <LinearProgress
          variant="determinate"
          value={total === 0 ? 0 : (done / total) * 100}
          aria-label={`Líneas empacadas: ${text}`}
        />
      </div>
      {packed.length > 0 && (
        <>
          <CopiasField />
          <PdfButton
            label="Imprimir remitos"
            onClick={remitos.download}
            busy={remitos.busy}
            disabled={remitos.refusal !== false}
            {...(remitos.refusal && { reason: remitos.refusal })}
          />
          <RepartoButton pedidoIds={packed} />
        </>
      )}
      {packed.length < packable.length && (
        <Button variant="contained" disabled={ready.length === 0} onClick={close}>
          {label}
        </Button>
      )}
    </Root>
  );
}

const route = getRouteApi('/_staff/empaque/$pedidos');

/** Picks products for one or several orders, then packs order by order; works offline. */
export function EmpaquePage() {
  const { pedidos: ids } = route.useParams();
  const { may } = usePermisos();
  const backHref = ids.includes(',') ? '/panel-pedidos' : `/pedido/${ids}`;
  const { href } = useReturnTo(may('pedidos.list') ? backHref : '/panel-empaque');
  const queryClient = useQueryClient();
  const options = empaqueOptions(ids);
  const pedidos = useQuery(options);
  useEffect(() => startSending(queryClient), [queryClient]);
  const [only, ...others] = pedidos.data?.pedidos ?? [];
  useTabSubject(only && others.length === 0 ? tabSubjectOf(only) : undefined);
  const lead = others.length > 0 ? `${others.length + 1} pedidos` : only && headingOf(only);
  return (
    <>
      <PageTitle before={<BackButton href={href} />} lead={lead}>
        Empaque
      </PageTitle>
      {options.enabled ? (
        <Answer
          query={pedidos}
          failed="No pudimos cargar lo que hay que empacar."
          loading={<LoadingDots label="Cargando..." showLabel />}
        >
          {(data) => <PackingWork {...data} />}
        </Answer>
      ) : (
        <NoPedidos />
      )}
    </>
  );
}

const NoPedidos = () => (
  <EmptyState
    title="La dirección no dice qué pedidos empacar."
    text="Elige los que quieres empacar."
    action={
      <ButtonLink variant="contained" to="/panel-empaque">
        Ver los pedidos por empacar
      </ButtonLink>
    }
  />
);

function PackingWork({ pedidos, loadedAt }: ToPack) {
  const progress = useProgress();
  const packings = pedidos.map((pedido) =>
    toPacking(
      pedido,
      progress.find(({ pedido_id }) => pedido_id === pedido.pedido_id),
    ),
  );
  return (
    <>
      {loadedAt && <LoadedNotice loadedAt={loadedAt} />}
      <PickList picks={toPicks(packings)} alone={pedidos.length === 1} />
      <PackingList packings={packings} />
      <EmpaqueBar packings={packings} />
    </>
  );
}
