import { imageSources, type Producto } from 'api-client/backoffice';
import { Tag } from 'ui-kit/tag';
import { RowPicture, Tags } from '../../shared/row-picture.tsx';
import { SecondLine } from '../../shared/second-line.tsx';

export interface ProductoNameProps {
  producto: Producto;
  /** Brand and categories under the name, where they have no column of their own. */
  withRest: boolean;
}

/** Picture and name, and what keeps it from being sold. */
export function ProductoName({ producto, withRest }: ProductoNameProps) {
  const [imagen] = producto.imagenes;
  return (
    <RowPicture source={imagen && imageSources(imagen)}>
      {producto.nombre}
      <Tags>
        {!producto.esta_activo && <Tag>Inactivo</Tag>}
        {!producto.disponible && <Tag>Sin stock</Tag>}
      </Tags>
      {withRest && <SecondLine>{`${producto.marca.nombre} · ${categoriasOf(producto)}`}</SecondLine>}
    </RowPicture>
  );
}

export const categoriasOf = ({ categorias }: Producto): string =>
  categorias.map(({ nombre }) => nombre).join(', ');
