import SendOutlined from '@mui/icons-material/SendOutlined';
import Box from '@mui/material/Box';
import { useQueryClient } from '@tanstack/react-query';
import { type Correo, correosGet, correosListOptions, correosReenviar } from 'api-client/backoffice';
import { useOnceAtATime } from 'app-core/use-once-at-a-time';
import { fullDate } from 'ui-kit/dates';
import { useToasts } from 'ui-kit/use-toasts';
import { choiceFilter, plainList, searchFilter } from '../../shared/plain-list/plain-list.tsx';
import { queriesOf } from '../../shared/queries.ts';
import { RowAction, RowActions } from '../../shared/row-action.tsx';
import { SecondLine } from '../../shared/second-line.tsx';
import { ShortDate } from '../../shared/short-date.tsx';
import { useRowLayout } from '../../shared/use-row-layout.ts';

/** Returns the mail's state and the next step. */
function situation({ estado, proximo_intento, guardado_hasta }: Correo): string {
  if (estado === 'enviado') return 'Enviado';
  if (estado === 'enviando') return 'Saliendo';
  if (estado === 'abandonado') return `Abandonado. Se borra el ${fullDate(guardado_hasta)}`;
  return proximo_intento ? `Se intenta de nuevo: ${fullDate(proximo_intento)}` : 'En espera';
}

/** Mails that were not delivered. */
export const correosList = plainList({
  title: 'Correos sin entregar',
  filters: {
    term: searchFilter('Buscar correo'),
    estado: choiceFilter({
      label: 'Estado',
      all: 'Todos',
      options: [
        { value: 'abandonado', label: 'Abandonados' },
        { value: 'en_espera', label: 'En espera' },
      ],
    }),
  },
  call: (query) => correosListOptions({ query }),
  rows: ({ correos }) => correos,
  rowKey: ({ correo_id }) => correo_id,
  columns: [
    {
      key: 'email',
      header: 'Para',
      width: '40%',
      phone: 'title',
      cell: ({ nombre, email, asunto }) => (
        <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          {nombre || email}
          {nombre && <SecondLine>{email}</SecondLine>}
          <SecondLine>{asunto}</SecondLine>
        </Box>
      ),
    },
    { key: 'fecha', header: 'Desde', cell: ({ fecha }) => <ShortDate iso={fecha} /> },
    {
      key: 'motivo',
      header: 'Qué pasó',
      phone: 'line',
      cell: (correo) => (
        <Box sx={{ overflowWrap: 'anywhere' }}>
          {correo.motivo ?? 'Todavía no se intentó.'}
          <SecondLine>{situation(correo)}</SecondLine>
        </Box>
      ),
    },
    {
      key: 'actions',
      header: 'Acciones',
      hideHeader: true,
      align: 'right',
      width: 'fit',
      phone: 'line',
      cell: (correo) => <ResendCorreo correo={correo} />,
    },
  ],
  empty: 'No hay correos sin entregar',
});

/** Polling interval in milliseconds, and maximum number of polls. A slower mail is reported as still pending. */
const EVERY = 1000;
const LOOKS = 40;

const isOver = ({ estado, intentos }: Correo, before: Correo) =>
  estado === 'enviado' || estado === 'abandonado' || (estado === 'en_espera' && intentos > before.intentos);

/** Requests a retry, and waits until it succeeds or fails. */
async function resend(before: Correo): Promise<Correo> {
  const path = { id: before.correo_id };
  await correosReenviar({ path });
  for (let look = 1; ; look += 1) {
    const { data } = await correosGet({ path });
    if (isOver(data, before) || look === LOOKS) return data;
    await new Promise((resolve) => setTimeout(resolve, EVERY));
  }
}

/** Button that sends a mail again and reports the outcome. */
function ResendCorreo({ correo }: { correo: Correo }) {
  const { showsIconsOnly } = useRowLayout();
  const queryClient = useQueryClient();
  const toasts = useToasts();
  const { mutate, isPending } = useOnceAtATime({
    mutationFn: () => resend(correo),
    onSuccess: ({ estado, email, motivo }) => {
      if (estado === 'enviado') toasts.success(`El correo a ${email} salió.`);
      else if (estado === 'enviando') toasts.success(`El correo a ${email} está saliendo.`);
      else toasts.error(`El correo a ${email} volvió a fallar. ${motivo ?? ''}`);
    },
    // Also after a failure: the mail may have been sent meanwhile.
    onSettled: () => void queryClient.invalidateQueries(queriesOf('correos')),
  });
  return (
    <RowActions>
      <RowAction
        label="Enviar ahora"
        context={`correo a ${correo.email}`}
        icon={<SendOutlined />}
        iconOnly={showsIconsOnly}
        busy={isPending}
        busyLabel="Enviando…"
        refusal={correo.estado === 'enviando' && 'Está saliendo en este momento'}
        onClick={() => mutate()}
      />
    </RowActions>
  );
}
