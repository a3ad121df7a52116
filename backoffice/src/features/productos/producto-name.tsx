import { imageSources, type Producto } from 'api-client/backoffice';
import { Tag } from 'ui-kit/tag';
import { NameLink } from '../../shared/name-link.tsx';
import { RowPicture, Tags } from '../../shared/row-picture.tsx';
import { SecondLine } from '../../shared/second-line.tsx';

export interface ProductoNameProps {
  producto: Producto;
  /** Brand and categories under the name, where they have no column of their own. */
  withRest: boolean;
}

/** Picture and name, which leads to the edit while it is active, and what keeps it from being sold. */
export function ProductoName({ producto, withRest }: ProductoNameProps) {
  const [imagen] = producto.imagenes;
  return (
    <RowPicture source={imagen && imageSources(imagen)}>
      {producto.esta_activo ? (
        <NameLink to="/editar-producto/$producto_id" params={{ producto_id: producto.producto_id }}>
          {producto.nombre}
        </NameLink>
      ) : (
        producto.nombre
      )}
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
