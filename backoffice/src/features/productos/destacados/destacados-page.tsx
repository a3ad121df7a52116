import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { EmptyState } from 'ui-kit/empty-state';
import { ArrangePage } from '../../../shared/arrange-page.tsx';
import { RowPicture } from '../../../shared/row-picture.tsx';
import { destacadosOptions } from '../queries.ts';
import { DestacadosEditor } from './destacados-editor.tsx';

/** The featured products in the shop's order. */
export const DestacadosPage = () => (
  <ArrangePage
    title="Orden de destacados"
    lead="En este orden se ven en el inicio de la tienda. Los que destaques después van al final, por nombre."
    back="/panel-producto"
    query={useQuery(destacadosOptions())}
    failed="No pudimos cargar los destacados."
    row={
      <RowPicture source={undefined}>
        <Skeleton>Un producto entre muchos</Skeleton>
        <Skeleton>Su marca</Skeleton>
      </RowPicture>
    }
  >
    {(page) =>
      page.productos.length === 0 ? (
        <EmptyState
          title="Todavía no hay productos destacados."
          text="Se destacan con la estrella de la lista de productos."
          action={
            <Button variant="outlined" href="/panel-producto">
              Ver los productos
            </Button>
          }
        />
      ) : (
        <DestacadosEditor page={page} />
      )
    }
  </ArrangePage>
);
