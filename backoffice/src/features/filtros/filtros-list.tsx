import EditOutlined from '@mui/icons-material/EditOutlined';
import VisibilityOffOutlined from '@mui/icons-material/VisibilityOffOutlined';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import type { UseQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { DataColumn } from 'ui-kit/data-table';
import { EmptyState } from 'ui-kit/empty-state';
import { Tag } from 'ui-kit/tag';
import { ListTable } from '../../shared/list-table.tsx';
import { NameLink } from '../../shared/name-link.tsx';
import { RowAction, RowActions, RowLink } from '../../shared/row-action.tsx';
import { RowPicture, Tags } from '../../shared/row-picture.tsx';
import { TwoLines } from '../../shared/two-lines.tsx';
import { useRowLayout } from '../../shared/use-row-layout.ts';
import { type Filtro, type FiltrosSearch, KINDS, type TipoFiltro } from './kinds.ts';

interface FiltrosListProps {
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
  const { tipo } = search;
  const { plural } = KINDS[tipo];
  const { showsCards } = useRowLayout();
  const columns = useMemo(() => filtrosColumns(tipo, showsCards, onToggle), [tipo, showsCards, onToggle]);
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

function filtrosColumns(
  tipo: TipoFiltro,
  showsCards: boolean,
  onToggle: (filtro: Filtro) => void,
): readonly DataColumn<Filtro>[] {
  const { editPage } = KINDS[tipo];
  return [
    {
      key: 'nombre',
      header: 'Nombre',
      phone: 'title',
      cell: (filtro) => <FiltroName filtro={filtro} tipo={tipo} />,
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
            iconOnly={showsCards}
            to={editPage}
            params={{ id: filtro.id }}
          />
          <RowAction
            label={filtro.esta_activo ? 'Eliminar' : 'Activar'}
            context={filtro.nombre}
            icon={filtro.esta_activo ? <VisibilityOffOutlined /> : <VisibilityOutlined />}
            iconOnly={showsCards}
            onClick={() => onToggle(filtro)}
          />
        </RowActions>
      ),
    },
  ];
}

interface FiltroNameProps {
  filtro: Filtro;
  tipo: TipoFiltro;
}

/** The name, linked to its form, with the brand's picture and marks. */
function FiltroName({ filtro, tipo }: FiltroNameProps) {
  const { editPage } = KINDS[tipo];
  const name = (
    <TwoLines>
      <NameLink to={editPage} params={{ id: filtro.id }}>
        {filtro.nombre}
      </NameLink>
      <Tags>
        {filtro.marca_destacada && <Tag>Destacada</Tag>}
        {!filtro.esta_activo && <Tag>Inactiva</Tag>}
      </Tags>
    </TwoLines>
  );
  if (tipo !== 'marca') return name;
  return <RowPicture source={filtro.imagen === null ? undefined : { src: filtro.imagen }}>{name}</RowPicture>;
}
