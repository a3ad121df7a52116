import Box from '@mui/material/Box';
import { type Correo, correosListOptions } from 'api-client/backoffice';
import { fullDate } from 'ui-kit/dates';
import { choiceFilter, searchFilter } from '../../shared/plain-list/list-filters.tsx';
import { plainList } from '../../shared/plain-list/plain-list.ts';
import { SecondLine } from '../../shared/second-line.tsx';
import { ShortDate } from '../../shared/short-date.tsx';
import { ResendCorreo } from './resend-correo.tsx';

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
