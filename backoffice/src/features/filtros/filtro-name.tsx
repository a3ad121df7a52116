import { Tag } from 'ui-kit/tag';
import { RowPicture, Tags } from '../../shared/row-picture.tsx';
import type { Filtro } from './filtro.ts';

export interface FiltroNameProps {
  filtro: Filtro;
  withPicture: boolean;
}

/** The name, with a brand's picture, and what is special about it. */
export function FiltroName({ filtro, withPicture }: FiltroNameProps) {
  const name = (
    <>
      {filtro.nombre}
      <Tags>
        {filtro.marca_destacada && <Tag>Destacada</Tag>}
        {!filtro.esta_activo && <Tag>Inactiva</Tag>}
      </Tags>
    </>
  );
  if (!withPicture) return name;
  return <RowPicture source={filtro.imagen === null ? undefined : { src: filtro.imagen }}>{name}</RowPicture>;
}
