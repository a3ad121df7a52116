import { getRouteApi } from '@tanstack/react-router';
import { Answer } from 'app-core/queries/answer';
import { messageOf } from 'app-core/queries/errors';
import { PageTitle } from 'ui-kit/page-title';
import { Tabs } from 'ui-kit/tabs';
import { usePermisos } from '../../shared/session/permisos.ts';
import { Figures } from './figures.tsx';
import { FirstDay } from './first-day.tsx';
import { Pendientes } from './pendientes.tsx';
import type { Periodo } from './tablero-search.ts';
import { NO_TOKEN, useTablero } from './use-tablero.ts';

const route = getRouteApi('/_staff/panel-principal');

const TABS = [
  { value: 'semana', label: 'Semana Actual' },
  { value: 'mes', label: 'Mes Actual' },
] as const satisfies { value: Periodo; label: string }[];

/** Pending tasks, and sales of a week or month compared with the period before. */
export function TableroPage() {
  const { periodo } = route.useSearch();
  const navigate = route.useNavigate();
  const { may } = usePermisos();
  return (
    <>
      <PageTitle>Panel Principal</PageTitle>
      <FirstDay />
      <Pendientes />
      {may('pedidos.gananciaDia') && (
        <Tabs
          tabs={TABS}
          value={periodo}
          label="Período"
          onChange={(value) =>
            void navigate({ search: { periodo: value === 'mes' ? 'mes' : 'semana' }, replace: true })
          }
        >
          <Content periodo={periodo} />
        </Tabs>
      )}
    </>
  );
}

function Content({ periodo }: { periodo: Periodo }) {
  const tablero = useTablero(periodo);
  return (
    <Answer
      query={tablero.all}
      failed="Error al cargar los datos"
      reason={(error) => (error === NO_TOKEN ? 'Token is missing' : messageOf(error))}
    >
      {() => <Figures periodo={periodo} tablero={tablero} />}
    </Answer>
  );
}
