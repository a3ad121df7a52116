import RefreshOutlined from '@mui/icons-material/RefreshOutlined';
import SendOutlined from '@mui/icons-material/SendOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { correosPrueba, type EstadoDeLaTienda, estadoGetOptions, type Trabajos } from 'api-client/backoffice';
import { Answer } from 'app-core/queries/answer';
import { useOnceAtATime } from 'app-core/use-once-at-a-time';
import { type DataColumn, DataTable } from 'ui-kit/data-table';
import { EmptyState } from 'ui-kit/empty-state';
import { LoadingDots } from 'ui-kit/loading-dots';
import { PageTitle } from 'ui-kit/page-title';
import { SectionTitle } from 'ui-kit/section-title';
import { useToasts } from 'ui-kit/use-toasts';
import { wholeText } from 'ui-kit/whole-text';
import { bytesText } from '../../shared/bytes-text.ts';
import { Figure, Figures } from '../../shared/figures.tsx';
import { queriesOf } from '../../shared/queries.ts';
import { ShortDate } from '../../shared/short-date.tsx';
import { colaText, SITIO_TEXTS, WARNING_TEXTS } from './estado-texts.ts';
import { FallidosSection } from './fallidos-section.tsx';

/** The state of the system: processes, dependencies and queues. */
export function EstadoPage() {
  const queryClient = useQueryClient();
  const estado = useQuery(estadoGetOptions());
  return (
    <>
      <PageTitle
        actions={
          <>
            <TestMail />
            <Button
              startIcon={<RefreshOutlined />}
              loading={estado.isFetching}
              onClick={() => void queryClient.invalidateQueries(queriesOf('estado'))}
            >
              Actualizar
            </Button>
          </>
        }
      >
        Estado de la tienda
      </PageTitle>
      <Answer query={estado} failed="Error al cargar los datos" loading={<LoadingDots />}>
        {(data) => <Estado estado={data} />}
      </Answer>
    </>
  );
}

/** Mails a test to the current user, who can check that it arrives. */
function TestMail() {
  const toasts = useToasts();
  const { mutate, isPending } = useOnceAtATime({
    mutationFn: async () => (await correosPrueba()).data,
    onSuccess: ({ mensaje }) => toasts.success(mensaje, { key: 'correo-de-prueba' }),
  });
  return (
    <Button startIcon={<SendOutlined />} loading={isPending} onClick={() => mutate()}>
      Enviarme un correo de prueba
    </Button>
  );
}

function Estado({ estado }: { estado: EstadoDeLaTienda }) {
  const { avisos, proceso, base_de_datos: base, disco } = estado;
  return (
    <Stack spacing={6}>
      {avisos.length === 0 ? (
        <Alert severity="success">Todo en orden.</Alert>
      ) : (
        avisos.map((warning) => (
          <Alert key={warning} severity="warning">
            {WARNING_TEXTS[warning]}
          </Alert>
        ))
      )}
      <Figures>
        <Figure label="Versión de la tienda">{estado.version}</Figure>
        <Figure label="En marcha desde">
          <ShortDate iso={proceso.desde} />
        </Figure>
        <Figure label="Memoria de la API">{bytesText(proceso.memoria)}</Figure>
        <Figure label="Node.js">{proceso.node}</Figure>
        <Figure label="PostgreSQL">{base.version}</Figure>
        <Figure label="Base de datos">{bytesText(base.tamano)}</Figure>
        <Figure label="Conexiones">{`${base.conexiones} de ${base.conexiones_max}`}</Figure>
        <Figure label="Imágenes">{wholeText(estado.imagenes)}</Figure>
        {estado.fotos && <Figure label="Dónde están">{SITIO_TEXTS[estado.fotos.sitio]}</Figure>}
        {disco && (
          <Figure label="Disco libre">{`${bytesText(disco.libre)} de ${bytesText(disco.total)}`}</Figure>
        )}
      </Figures>
      <FallidosSection />
      <section aria-labelledby="trabajos">
        <SectionTitle id="trabajos">Trabajos</SectionTitle>
        <DataTable
          label="Trabajos"
          rows={estado.trabajos}
          rowKey={({ cola }) => cola}
          columns={COLUMNS}
          empty={<EmptyState title="No hay trabajos pendientes" />}
        />
      </section>
    </Stack>
  );
}

const count = (key: string, header: string, of: (kind: Trabajos) => number): DataColumn<Trabajos> => ({
  key,
  header,
  width: 'fit',
  align: 'right',
  cell: (kind) => wholeText(of(kind)),
});

const COLUMNS: DataColumn<Trabajos>[] = [
  { key: 'cola', header: 'Qué', phone: 'title', cell: ({ cola }) => colaText(cola) },
  count('esperan', 'Esperan', ({ esperan }) => esperan),
  count('programados', 'Programados', ({ programados }) => programados),
  count('en_curso', 'En curso', ({ en_curso }) => en_curso),
  count('abandonados', 'Abandonados', ({ abandonados }) => abandonados),
  {
    key: 'desde',
    header: 'Esperan desde',
    width: 'fit',
    cell: ({ espera_desde }) => (espera_desde ? <ShortDate iso={espera_desde} /> : '—'),
  },
];
