import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { Answer } from 'app-core/queries/answer';
import { useEffect } from 'react';
import { BackButton } from 'ui-kit/back-button';
import { EmptyState } from 'ui-kit/empty-state';
import { LoadingDots } from 'ui-kit/loading-dots';
import { PageTitle } from 'ui-kit/page-title';
import { ButtonLink } from '../../../shared/links.tsx';
import { usePermisos } from '../../../shared/session/permisos.ts';
import { useTabSubject } from '../../../shared/tab-subject.tsx';
import { useReturnTo } from '../../../shared/use-return-to.ts';
import { headingOf, tabSubjectOf } from '../estado.ts';
import { EmpaqueBar } from './empaque-bar.tsx';
import type { ToPack } from './loaded.ts';
import { LoadedNotice } from './loaded-notice.tsx';
import { empaqueOptions } from './options.ts';
import { PackingList } from './packing-list.tsx';
import { PickList } from './pick-list.tsx';
import { useProgress } from './progress.ts';
import { startSending } from './sending.ts';
import { packingOf, picksOf } from './tally.ts';

const route = getRouteApi('/_staff/empaque/$pedidos');

/** Picks products for one or several orders, then packs order by order; works offline. */
export function EmpaquePage() {
  const { pedidos: ids } = route.useParams();
  const { may } = usePermisos();
  const seen = ids.includes(',') ? '/panel-pedidos' : `/pedido/${ids}`;
  const { href } = useReturnTo(may('pedidos.list') ? seen : '/panel-empaque');
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
          {(data) => <Packing {...data} />}
        </Answer>
      ) : (
        <NoneChosen />
      )}
    </>
  );
}

const NoneChosen = () => (
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

function Packing({ pedidos, loadedAt }: ToPack) {
  const progress = useProgress();
  const packings = pedidos.map((pedido) =>
    packingOf(
      pedido,
      progress.find(({ pedido_id }) => pedido_id === pedido.pedido_id),
    ),
  );
  return (
    <>
      {loadedAt && <LoadedNotice loadedAt={loadedAt} />}
      <PickList picks={picksOf(packings)} alone={pedidos.length === 1} />
      <PackingList packings={packings} />
      <EmpaqueBar packings={packings} />
    </>
  );
}
