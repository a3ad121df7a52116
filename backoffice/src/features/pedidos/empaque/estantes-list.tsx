import type { Estante } from 'api-client/backoffice';
import { OrderList } from '../../../shared/order-list.tsx';

interface EstantesListProps {
  estantes: readonly Estante[];
  onChange: (estantes: readonly Estante[]) => void;
}

/** The shelves in walking order. */
export const EstantesList = ({ estantes, onChange }: EstantesListProps) => (
  <OrderList
    label="Estantes, en el orden en que se recorren"
    rows={estantes}
    keyOf={({ id }) => id}
    nameOf={({ nombre }) => nombre}
    onChange={onChange}
    removable
  >
    {({ tipo, nombre }, at) => `${at + 1}. ${tipo === 'marca' ? `Marca: ${nombre}` : nombre}`}
  </OrderList>
);
