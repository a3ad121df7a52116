import { styled } from '@mui/material/styles';
import { imageSources, type Producto } from 'api-client/backoffice';
import { Tag } from 'ui-kit/tag';
import { NameLink } from '../../shared/name-link.tsx';
import { RowPicture, Tags } from '../../shared/row-picture.tsx';
import { SecondLine } from '../../shared/second-line.tsx';
import { TwoLines } from '../../shared/two-lines.tsx';
import { NombreCell } from './nombre-cell.tsx';

export interface ProductoNameProps {
  producto: Producto;
  /** Whether the name can be edited in place. */
  editable: boolean;
}

/**
 * Picture, name, reasons why it is not sold, code, brand and categories. An active product's name links to the edit.
 */
export function ProductoName({ producto, editable }: ProductoNameProps) {
  const [imagen] = producto.imagenes;
  const name = (
    <>
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
    </>
  );
  return (
    <RowPicture source={imagen && imageSources(imagen)}>
      <TwoLines>
        {editable && producto.esta_activo ? <NombreCell producto={producto}>{name}</NombreCell> : name}
        <Facts>
          <SecondLine>{factsOf(producto).join(' · ')}</SecondLine>
        </Facts>
      </TwoLines>
    </RowPicture>
  );
}

/** On a card the facts continue on the name's last line: most names wrap. */
const Facts = styled('div')(({ theme }) => ({
  [theme.breakpoints.down('md')]: {
    display: 'inline',
    '& > p': { display: 'inline' },
    '&::before': { content: '" "' },
  },
}));

const factsOf = ({ codigo, marca, categorias }: Producto): string[] => [
  ...(codigo ? [codigo] : []),
  marca.nombre,
  categorias.map(({ nombre }) => nombre).join(', '),
];
