import { Tag } from 'ui-kit/tag';
import { NameLink } from '../../shared/name-link.tsx';
import { RowPicture, Tags } from '../../shared/row-picture.tsx';
import { TwoLines } from '../../shared/two-lines.tsx';
import type { Filtro } from './filtro.ts';
import type { TipoFiltro } from './filtros-search.ts';
import { KINDS } from './kinds.ts';

export interface FiltroNameProps {
  filtro: Filtro;
  tipo: TipoFiltro;
}

/** The name, linked to its form, with the brand's picture and marks. */
export function FiltroName({ filtro, tipo }: FiltroNameProps) {
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
