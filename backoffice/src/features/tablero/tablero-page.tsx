import Alert from '@mui/material/Alert';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { estadoPrimerosPasosOptions } from 'api-client/backoffice';
import { Answer } from 'app-core/queries/answer';
import { messageOf } from 'app-core/queries/errors';
import { reportedByScreen } from 'app-core/queries/own-failures';
import { PageTitle } from 'ui-kit/page-title';
import { Tabs } from 'ui-kit/tabs';
import { ButtonLink } from '../../shared/links.tsx';
import { usePermisos } from '../../shared/session/permisos.ts';
import { Figures } from './figures.tsx';
import { Pendientes } from './pendientes.tsx';
import type { Periodo } from './queries.ts';
import { NO_TOKEN, useTablero } from './tablero.ts';

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

/** Links an admin of a shop without products to the first steps; hidden from other staff. */
function FirstDay() {
  const { mayCertainly } = usePermisos();
  const { data } = useQuery({
    ...estadoPrimerosPasosOptions(),
    enabled: mayCertainly('estado.primerosPasos'),
    ...reportedByScreen,
  });
  if (!data || data.catalogo) return null;
  return (
    <Alert
      severity="info"
      sx={{ marginBottom: 4, alignItems: 'center' }}
      action={
        <ButtonLink variant="text" to="/primeros-pasos">
          Primeros pasos
        </ButtonLink>
      }
    >
      Tu tienda todavía no tiene productos.
    </Alert>
  );
}
