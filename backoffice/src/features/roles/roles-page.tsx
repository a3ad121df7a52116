import Box from '@mui/material/Box';
import { getRouteApi } from '@tanstack/react-router';
import { type RolPersonal, rolesDelete } from 'api-client/backoffice';
import { AREAS, type Area } from 'api-client/backoffice-roles';
import type { DataColumn } from 'ui-kit/data-table';
import { EmptyState } from 'ui-kit/empty-state';
import { wholeText } from 'ui-kit/whole-text';
import { ListPage } from '../../shared/list-page.tsx';
import { ListTable } from '../../shared/list-table.tsx';
import { AddLink } from '../../shared/list-toolbar.tsx';
import { SecondLine } from '../../shared/second-line.tsx';
import { useListPage } from '../../shared/use-list-page.ts';
import { useRowChanges } from '../../shared/use-row-changes.tsx';
import { useRowLayout } from '../../shared/use-row-layout.ts';
import { ROLES_QUERIES, rolesPages } from './queries.ts';

const route = getRouteApi('/_staff/_admin/panel-roles');

/** Returns 'Ver precios, Pedidos'; an area of a newer server by its key. */
const areasOf = ({ areas }: RolPersonal) =>
  areas.map((area) => (area in AREAS ? AREAS[area as Area].label : area)).join(', ');

const wraps = { minWidth: 0, overflowWrap: 'anywhere' } as const;

const usuariosColumn: DataColumn<RolPersonal> = {
  key: 'usuarios',
  header: 'Lo tienen',
  width: 'fit',
  align: 'right',
  cell: ({ usuarios }) => wholeText(usuarios),
};

/** The roles of employees; an employee without a role may use all areas. */
export function RolesPage() {
  const { query, page } = useListPage(route, rolesPages);
  const { showsCards } = useRowLayout();
  const { column, dialog } = useRowChanges<RolPersonal>({
    to: '/editar-rol/$id',
    idOf: ({ rol_id }) => rol_id,
    nameOf: ({ nombre }) => nombre,
    remove: (id) => rolesDelete({ path: { id } }),
    changed: ROLES_QUERIES,
    question: ({ nombre }) => ({ title: '¿Eliminar este rol?', text: `${nombre}: nadie lo tiene.` }),
    refusal: ({ usuarios }) => usuarios > 0 && 'Hay personal con este rol. Dale otro antes de eliminarlo.',
  });
  const columns: readonly DataColumn<RolPersonal>[] = [
    {
      key: 'nombre',
      header: 'Rol',
      width: '24%',
      phone: 'title',
      cell: ({ nombre, usuarios }) => (
        <Box sx={wraps}>
          {nombre}
          {showsCards && <SecondLine>{`Lo tienen ${wholeText(usuarios)}`}</SecondLine>}
        </Box>
      ),
    },
    {
      key: 'areas',
      header: 'Áreas',
      hideHeader: showsCards,
      cell: (rol) =>
        showsCards ? <SecondLine>{areasOf(rol)}</SecondLine> : <Box sx={wraps}>{areasOf(rol)}</Box>,
    },
    ...(showsCards ? [] : [usuariosColumn]),
    column,
  ];
  return (
    <ListPage {...page} toolbar={<AddLink to="/crear-rol">Crear rol</AddLink>}>
      <ListTable
        query={query}
        label={rolesPages.title}
        columns={columns}
        rows={({ roles }) => roles}
        rowKey={({ rol_id }) => rol_id}
        empty={
          <EmptyState
            announce="status"
            title="Todavía no hay roles"
            text="Cada empleado hace todo el trabajo del panel. Con un rol, solo las áreas que elijas."
          />
        }
      />
      {dialog}
    </ListPage>
  );
}
