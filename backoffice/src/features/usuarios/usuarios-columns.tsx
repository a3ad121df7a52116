import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import HourglassEmptyOutlined from '@mui/icons-material/HourglassEmptyOutlined';
import Box from '@mui/material/Box';
import type { Usuario } from 'api-client/backoffice';
import type { DataColumn } from 'ui-kit/data-table';
import { SecondLine } from '../../shared/second-line.tsx';
import { ShortDate } from '../../shared/short-date.tsx';
import { TwoLines } from '../../shared/two-lines.tsx';
import { useLacksFactor } from './use-lacks-factor.ts';
import { UsuarioActions, type UsuarioActionsProps } from './usuario-actions.tsx';
import { UsuarioName } from './usuario-name.tsx';
import { activity, approval, comercioOf, LACKS_FACTOR, placeOf } from './usuario-texts.ts';

/** A sample row for the list's skeleton. */
export const sampleUsuario: Usuario = {
  usuario_id: 'sample',
  nombre: 'Nombre',
  apellido: 'Apellido',
  dni: 20_000_000_000,
  nombre_comercio: 'Comercio',
  telefono: '2477 412345',
  dom_fiscal: 'Calle 123, Ciudad',
  email: '',
  creado_en: '2026-01-01T12:00:00.000Z',
  dado_de_alta: true,
  esta_activo: true,
  roles: ['usuario'],
  version: 1,
};

function ContactOnCard({ usuario }: { usuario: Usuario }) {
  const lacksFactor = useLacksFactor()(usuario);
  return (
    <TwoLines>
      {comercioOf(usuario)}
      <SecondLine>{lacksFactor ? LACKS_FACTOR : usuario.telefono}</SecondLine>
    </TwoLines>
  );
}

export const usuariosColumns = (
  handlers: Omit<UsuarioActionsProps, 'usuario'>,
): readonly DataColumn<Usuario>[] => [
  {
    key: 'nombre',
    header: 'Usuario',
    phone: 'title',
    cell: (usuario) => <UsuarioName usuario={usuario} onCard={handlers.room.cards} />,
  },
  // Omitted in a small window.
  ...(handlers.room.fewColumns
    ? []
    : [
        {
          key: 'contact',
          header: 'Contacto',
          phone: 'line',
          width: 180,
          // On a card beside the actions.
          cell: (usuario) =>
            handlers.room.cards ? (
              <ContactOnCard usuario={usuario} />
            ) : (
              <TwoLines>
                {usuario.telefono}
                <SecondLine>{placeOf(usuario.dom_fiscal)}</SecondLine>
              </TwoLines>
            ),
        } satisfies DataColumn<Usuario>,
        {
          key: 'since',
          header: 'Solicitud',
          phone: 'hidden',
          // Fits '28 dic 2025 18:10'.
          width: 168,
          cell: ({ creado_en }) => (creado_en ? <ShortDate iso={creado_en} /> : '—'),
        } satisfies DataColumn<Usuario>,
      ]),
  {
    key: 'approval',
    header: 'Aprobación',
    phone: 'aside',
    width: 130,
    cell: (usuario) => {
      const Icon = usuario.dado_de_alta ? CheckCircleOutlined : HourglassEmptyOutlined;
      return (
        <Box
          component="span"
          sx={{
            display: 'inline-flex',
            alignItems: 'center',
            gap: 1.5,
            // On a phone with larger text the label wraps below its icon.
            flexWrap: { xs: 'wrap', md: 'nowrap' },
            justifyContent: 'flex-end',
            whiteSpace: { md: 'nowrap' },
            verticalAlign: 'middle',
          }}
        >
          <Icon fontSize="small" color={usuario.dado_de_alta ? 'success' : 'warning'} aria-hidden />
          <span>{approval(usuario)}</span>
        </Box>
      );
    },
  },
  { key: 'active', header: 'Activo', phone: 'hidden', width: 72, cell: activity },
  {
    key: 'actions',
    header: 'Acciones',
    hideHeader: true,
    align: 'right',
    width: 'fit',
    phone: 'tools',
    cell: (usuario) => <UsuarioActions usuario={usuario} {...handlers} />,
  },
];
