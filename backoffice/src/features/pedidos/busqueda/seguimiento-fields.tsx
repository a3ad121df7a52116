import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { FilterSelect } from '../../../shared/filter-select.tsx';
import type { PedidosFilters } from '../pedidos-search.ts';
import type { FiltersDialogProps } from './filters-dialog.tsx';
import { useSeguimiento } from './use-named.ts';

const WIDE = { width: '100%' };
const yes = (checked: boolean): PedidosFilters['con_nota'] => (checked ? 'si' : undefined);

/** By what the house keeps of its orders: who looks after them, tags, notes, paper. */
export function SeguimientoFields({ filters, onChange }: Omit<FiltersDialogProps, 'onClose'>) {
  const { personas, etiquetas } = useSeguimiento();
  return (
    <>
      <FilterSelect
        label="A cargo de"
        all="Quien sea"
        options={personas}
        value={filters.asignado_a}
        onChange={(asignado_a) => onChange({ asignado_a })}
        sx={WIDE}
      />
      <FilterSelect
        label="Etiqueta"
        all="Con o sin etiquetas"
        options={etiquetas}
        value={filters.etiqueta}
        onChange={(etiqueta) => onChange({ etiqueta })}
        sx={WIDE}
      />
      <div>
        <FormControlLabel
          label="Con notas de la casa"
          control={
            <Checkbox
              checked={filters.con_nota !== undefined}
              onChange={(_event, checked) => onChange({ con_nota: yes(checked) })}
            />
          }
        />
        <FormControlLabel
          label="Aprobados sin remito impreso"
          control={
            <Checkbox
              checked={filters.sin_imprimir !== undefined}
              onChange={(_event, checked) => onChange({ sin_imprimir: yes(checked) })}
            />
          }
        />
      </div>
    </>
  );
}
