import EditOutlined from '@mui/icons-material/EditOutlined';
import VisibilityOffOutlined from '@mui/icons-material/VisibilityOffOutlined';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import type { UseQueryResult } from '@tanstack/react-query';
import type { DataColumn } from 'ui-kit/data-table';
import { EmptyState } from 'ui-kit/empty-state';
import { ListTable } from '../../shared/list-table.tsx';
import { RowAction, RowActions } from '../../shared/row-action.tsx';
import { RowLink } from '../../shared/row-link.tsx';
import { useRowRoom } from '../../shared/use-row-room.ts';
import type { Filtro } from './filtro.ts';
import { FiltroName } from './filtro-name.tsx';
import type { FiltrosSearch } from './filtros-search.ts';
import { KINDS } from './kinds.ts';

export interface FiltrosListProps {
  filtros: UseQueryResult<{ filtros: Filtro[]; total: number }, unknown>;
  search: FiltrosSearch;
  onToggle: (filtro: Filtro) => void;
}

/** A sample row for the list's skeleton. */
const sampleFiltro: Filtro = {
  id: 'sample',
  nombre: 'Nombre',
  esta_activo: true,
  imagen: null,
  marca_destacada: false,
};

/** The rows of a type, by name. */
export function FiltrosList({ filtros, search, onToggle }: FiltrosListProps) {
  const { plural, editPage } = KINDS[search.tipo];
  const { cards } = useRowRoom();

  const columns: readonly DataColumn<Filtro>[] = [
    {
      key: 'nombre',
      header: 'Nombre',
      phone: 'title',
      cell: (filtro) => <FiltroName filtro={filtro} tipo={search.tipo} />,
    },
    {
      key: 'actions',
      header: 'Acciones',
      hideHeader: true,
      align: 'right',
      width: 'fit',
      phone: 'tools',
      cell: (filtro) => (
        <RowActions>
          <RowLink
            label="Editar"
            context={filtro.nombre}
            icon={<EditOutlined />}
            iconOnly={cards}
            to={editPage}
            params={{ id: filtro.id }}
          />
          <RowAction
            label={filtro.esta_activo ? 'Eliminar' : 'Activar'}
            context={filtro.nombre}
            icon={filtro.esta_activo ? <VisibilityOffOutlined /> : <VisibilityOutlined />}
            iconOnly={cards}
            onClick={() => onToggle(filtro)}
          />
        </RowActions>
      ),
    },
  ];
  return (
    <ListTable
      query={filtros}
      label={plural}
      columns={columns}
      rows={(page) => page.filtros}
      rowKey={({ id }) => id}
      sample={sampleFiltro}
      empty={<EmptyState announce="status" title={`No se han encontrado ${plural}`} />}
    />
  );
}
