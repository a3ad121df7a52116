import Chip from '@mui/material/Chip';
import { styled } from '@mui/material/styles';
import { formatMoney } from 'ui-kit/money';
import { estadoName, isEstado } from '../estado.ts';
import type { PedidosFilters } from '../queries.ts';
import { ordenLabel, useClienteName, usePersonaName, useProductoName, useZonaName } from './filter-names.ts';

interface FiltersSetProps {
  filters: PedidosFilters;
  onChange: (change: Partial<PedidosFilters>) => void;
}

const Chips = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(2),
  margin: theme.spacing(0, 0, 3),
  padding: 0,
  listStyle: 'none',
  '& > li': { maxWidth: '100%' },
}));

/** Chips of the active filters without a field above the list; each can be removed. */
export function FiltersSet({ filters, onChange }: FiltersSetProps) {
  const { estado, cliente_id, producto_id, importe_desde, importe_hasta, sin_imprimir, orden } = filters;
  const { asignado_a, zona, etiqueta, con_nota, sin_empacar } = filters;
  const zonaName = useZonaName(zona);
  const asignado = usePersonaName(asignado_a);
  const cliente = useClienteName(cliente_id);
  const producto = useProductoName(producto_id);
  const several = estado?.includes(',') ? estado.split(',').filter(isEstado).map(estadoName).join(', ') : '';
  const set: [keyof PedidosFilters, string | false | undefined][] = [
    ['estado', several],
    ['cliente_id', cliente_id && `De ${cliente ?? '…'}`],
    ['producto_id', producto_id && `Con ${producto ?? '…'}`],
    ['importe_desde', importe_desde !== undefined && `Desde ${formatMoney(importe_desde)}`],
    ['importe_hasta', importe_hasta !== undefined && `Hasta ${formatMoney(importe_hasta)}`],
    ['asignado_a', asignado_a && `A cargo de ${asignado ?? '…'}`],
    ['zona', zona && (zonaName ?? '…')],
    ['etiqueta', etiqueta && `Etiqueta ${etiqueta}`],
    ['con_nota', con_nota && 'Con notas'],
    ['sin_imprimir', sin_imprimir && 'Sin remito impreso'],
    ['sin_empacar', sin_empacar && 'Por empacar'],
    ['orden', orden && ordenLabel(orden)],
  ];
  return (
    <Chips aria-label="Filtros puestos">
      {set.map(
        ([name, label]) =>
          label && (
            <li key={name}>
              <Chip
                label={label}
                onDelete={() => onChange({ [name]: undefined })}
                // The cross is inside the chip; Delete, Backspace and a click have the same effect.
                onClick={() => onChange({ [name]: undefined })}
                aria-label={`Quitar: ${label}`}
              />
            </li>
          ),
      )}
    </Chips>
  );
}
