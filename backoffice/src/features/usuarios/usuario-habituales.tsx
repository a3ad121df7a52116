import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import {
  imageSources,
  LIMITS,
  type ProductoHabitual,
  usuariosProductosHabitualesOptions,
} from 'api-client/backoffice';
import { Answer } from 'app-core/queries/answer';
import { useState } from 'react';
import { type DataColumn, DataTable } from 'ui-kit/data-table';
import { EmptyState } from 'ui-kit/empty-state';
import { LoadingDots } from 'ui-kit/loading-dots';
import { formatMoney } from 'ui-kit/money';
import { SectionTitle } from 'ui-kit/section-title';
import { Tag } from 'ui-kit/tag';
import { wholeText } from 'ui-kit/whole-text';
import { RowPicture, Tags } from '../../shared/row-picture.tsx';
import { ShortDate } from '../../shared/short-date.tsx';

const imagenOf = ({ imagenes: [imagen] }: ProductoHabitual['producto']) => imagen && imageSources(imagen);

/** Products shown before 'show all'. */
const MAX_SHOWN = 8;

const columns: readonly DataColumn<ProductoHabitual>[] = [
  {
    key: 'producto',
    header: 'Producto',
    phone: 'title',
    cell: ({ producto }) => (
      <RowPicture source={imagenOf(producto)}>
        {producto.nombre}
        <Tags>
          {!producto.esta_activo && <Tag>Inactivo</Tag>}
          {producto.esta_activo && !producto.disponible && <Tag>Sin stock</Tag>}
        </Tags>
      </RowPicture>
    ),
  },
  { key: 'pedidos', header: 'En pedidos', align: 'right', width: 'fit', cell: ({ pedidos }) => pedidos },
  {
    key: 'cantidad',
    header: 'Suele llevar',
    align: 'right',
    width: 'fit',
    cell: ({ cantidad_habitual }) => cantidad_habitual,
  },
  {
    key: 'ultima',
    header: 'La última vez',
    width: 'fit',
    cell: ({ ultima_compra }) => <ShortDate iso={ultima_compra} />,
  },
  {
    key: 'precio',
    header: 'Precio',
    align: 'right',
    width: 'fit',
    phone: 'aside',
    cell: ({ producto }) => formatMoney(producto.precio ?? 0),
  },
];

/** A customer's usual products, most frequent first. */
export function UsuarioHabituales({ id }: { id: string }) {
  const habituales = useQuery(usuariosProductosHabitualesOptions({ path: { id } }));
  const [all, setAll] = useState(false);
  return (
    <section aria-labelledby="habituales">
      <SectionTitle id="habituales">Lo que suele comprar</SectionTitle>
      <Answer
        query={habituales}
        failed="No se pudo cargar lo que suele comprar."
        loading={<LoadingDots label="Cargando lo que suele comprar" />}
      >
        {(data) => (
          <>
            <DataTable
              label="Lo que suele comprar"
              columns={columns}
              rows={all ? data : data.slice(0, MAX_SHOWN)}
              rowKey={({ producto }) => producto.producto_id}
              empty={<EmptyState title={`No compró nada en los últimos ${LIMITS.habitualesDias} días`} />}
            />
            {!all && data.length > MAX_SHOWN && (
              <Button variant="text" onClick={() => setAll(true)}>
                {`Mostrar los ${wholeText(data.length)} productos`}
              </Button>
            )}
          </>
        )}
      </Answer>
    </section>
  );
}
