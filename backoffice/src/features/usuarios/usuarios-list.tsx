import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import HourglassEmptyOutlined from '@mui/icons-material/HourglassEmptyOutlined';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { ajustesGetOptions, type Usuario, type UsuariosPage } from 'api-client/backoffice';
import { Answer } from 'app-core/queries/answer';
import { messageOf } from 'app-core/queries/errors';
import { isReported, reportedByScreen } from 'app-core/queries/own-failures';
import { useEffect, useMemo } from 'react';
import { type DataColumn, DataTable } from 'ui-kit/data-table';
import { EmptyState } from 'ui-kit/empty-state';
import { Tag } from 'ui-kit/tag';
import { useToasts } from 'ui-kit/use-toasts';
import { SecondLine } from '../../shared/second-line.tsx';
import { isAdmin, useSession } from '../../shared/session/access.ts';
import { ShortDate } from '../../shared/short-date.tsx';
import { TwoLines } from '../../shared/two-lines.tsx';
import { useLastGood } from '../../shared/use-last-good.ts';
import { useRowLayout } from '../../shared/use-row-layout.ts';
import { UsuarioLink } from '../../shared/usuario-link.tsx';
import { CorreoMark } from './correo-mark.tsx';
import { UsuarioActions, type UsuarioActionsProps, useIsOwn } from './usuario-actions.tsx';
import {
  activity,
  approval,
  comercioOf,
  nombreOf,
  placeOf,
  staffRol,
  WITHOUT_FACTOR_TEXT,
} from './usuario-texts.tsx';

/** Returns a check for staff accounts without a second factor; only for admins. */
function useIsWithoutFactor(): (usuario: Usuario) => boolean {
  const { data } = useQuery({
    ...ajustesGetOptions(),
    enabled: isAdmin(useSession()),
    // The list works without the mark.
    ...reportedByScreen,
  });
  return ({ usuario_id }) =>
    data?.sin_segundo_factor.usuarios.some((one) => one.usuario_id === usuario_id) ?? false;
}

/** At most two lines in a table, one on a card, with a tooltip; long words break. */
const Name = styled('span')(({ theme }) => ({
  overflowWrap: 'anywhere',
  [theme.breakpoints.down('md')]: {
    minWidth: 0,
    '& > a': { display: 'block', alignContent: 'center' },
    '& > a:not(:focus-visible)': {
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
  },
  [theme.breakpoints.up('md')]: {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
    // Space for the focus ring.
    padding: theme.spacing(1),
    margin: theme.spacing(-1),
  },
}));

interface UsuarioNameProps {
  usuario: Usuario;
  /** On a card shop and missing second factor are on the next line. */
  onCard?: boolean;
}

/** Name, 'self' and staff marks, for admins the missing second factor, and the shop. */
function UsuarioName({ usuario, onCard = false }: UsuarioNameProps) {
  const own = useIsOwn()(usuario);
  const rol = staffRol(usuario);
  const isWithoutFactor = useIsWithoutFactor()(usuario);
  return (
    <Box sx={{ minWidth: 0 }}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: onCard ? 'nowrap' : 'wrap',
          alignItems: 'center',
          columnGap: 2,
          rowGap: 1,
        }}
      >
        <Name title={nombreOf(usuario)}>
          <UsuarioLink usuario={usuario} />
        </Name>
        {own && <Tag>Tú</Tag>}
        {rol && <Tag>{rol}</Tag>}
        {isWithoutFactor && !onCard && <Tag>{WITHOUT_FACTOR_TEXT}</Tag>}
        <CorreoMark usuario={usuario} onlyMissing />
      </Box>
      {!onCard && <SecondLine>{comercioOf(usuario)}</SecondLine>}
    </Box>
  );
}

/** A sample row for the list's skeleton. */
const sampleUsuario: Usuario = {
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
  const isWithoutFactor = useIsWithoutFactor()(usuario);
  return (
    <TwoLines>
      {comercioOf(usuario)}
      <SecondLine>{isWithoutFactor ? WITHOUT_FACTOR_TEXT : usuario.telefono}</SecondLine>
    </TwoLines>
  );
}

const usuariosColumns = (handlers: Omit<UsuarioActionsProps, 'usuario'>): readonly DataColumn<Usuario>[] => [
  {
    key: 'nombre',
    header: 'Usuario',
    phone: 'title',
    cell: (usuario) => <UsuarioName usuario={usuario} onCard={handlers.layout.showsCards} />,
  },
  // Omitted in a small window.
  ...(handlers.layout.hasFewColumns
    ? []
    : [
        {
          key: 'contact',
          header: 'Contacto',
          phone: 'line',
          width: 180,
          // On a card beside the actions.
          cell: (usuario) =>
            handlers.layout.showsCards ? (
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

interface UsuariosListProps extends Omit<UsuarioActionsProps, 'usuario' | 'layout'> {
  usuarios: UseQueryResult<UsuariosPage, unknown>;
}

/** The accounts. After a failure the list stays, as the document requires, with a toast. */
export function UsuariosList({ usuarios, onInfo, onAction }: UsuariosListProps) {
  const { data, error } = usuarios;
  const shown = useLastGood(data);
  const hasList = shown !== undefined;
  const layout = useRowLayout();
  const columns = useMemo(
    () => usuariosColumns({ layout, onAction, ...(onInfo && { onInfo }) }),
    [layout, onAction, onInfo],
  );
  const { error: tell } = useToasts();

  useEffect(() => {
    if (!error || isReported(error)) return;
    console.error('Error al obtener los usuarios', error);
    // Without a list the error replaces it.
    if (hasList) tell(messageOf(error), { key: 'usuarios' });
  }, [error, hasList, tell]);

  return (
    <Answer query={{ ...usuarios, data: shown }} failed="No se pudieron cargar los usuarios.">
      {(page) => (
        <DataTable
          label="Usuarios"
          columns={columns}
          rows={page?.usuarios ?? []}
          rowKey={(usuario) => usuario.usuario_id}
          loading={!page}
          sample={sampleUsuario}
          stale={usuarios.isPlaceholderData || (Boolean(error) && !data)}
          empty={<EmptyState title="No se han encontrado usuarios" />}
        />
      )}
    </Answer>
  );
}
