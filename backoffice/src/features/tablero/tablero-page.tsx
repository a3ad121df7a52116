import { getRouteApi } from '@tanstack/react-router';
import { ErrorState } from 'ui-kit/error-state';
import { PageTitle } from 'ui-kit/page-title';
import { Tabs } from 'ui-kit/tabs';
import { messageOf } from '../../shared/errors.ts';
import { Cifras } from './cifras.tsx';
import type { Periodo } from './tablero-search.ts';
import { useTablero } from './use-tablero.ts';

const route = getRouteApi('/_staff/panel-principal');

const TABS = [
  { value: 'semana', label: 'Semana Actual' },
  { value: 'mes', label: 'Mes Actual' },
] as const satisfies { value: Periodo; label: string }[];

/** The sales of this week or month beside those of the one before. */
export function TableroPage() {
  const { periodo } = route.useSearch();
  const navigate = route.useNavigate();
  return (
    <>
      <PageTitle>Panel Principal</PageTitle>
      <Tabs
        tabs={TABS}
        value={periodo}
        label="Período"
        onChange={(value) =>
          void navigate({ search: { periodo: value === 'mes' ? 'mes' : 'semana' }, replace: true })
        }
      >
        <Contenido periodo={periodo} />
      </Tabs>
    </>
  );
}

function Contenido({ periodo }: { periodo: Periodo }) {
  const tablero = useTablero(periodo);
  const { sinToken, error } = tablero;
  if (sinToken || error) {
    return (
      <ErrorState
        title="Error al cargar los datos"
        text={sinToken ? 'Token is missing' : messageOf(error)}
        busy={tablero.reintentando}
        onRetry={tablero.reintentar}
      />
    );
  }
  return <Cifras periodo={periodo} tablero={tablero} />;
}
