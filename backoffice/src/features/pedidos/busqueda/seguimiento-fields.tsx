import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import { FilterSelect } from '../../../shared/filter-select.tsx';
import type { FiltersDialogProps } from './filters-dialog.tsx';
import { useSeguimiento, useZonaOptions } from './use-named.ts';

const WIDE = { width: '100%' };
const YES_FILTERS = [
  ['con_nota', 'Con notas de la casa'],
  ['sin_imprimir', 'Aprobados sin remito impreso'],
  ['sin_empacar', 'Aprobados por empacar'],
] as const;

/** Filters by internal data: assigned person, zone, tags. */
export function SeguimientoFields({ filters, onChange }: Omit<FiltersDialogProps, 'onClose'>) {
  const { query, personas, etiquetas } = useSeguimiento();
  const zonas = useZonaOptions();
  return (
    <>
      <FilterSelect
        label="A cargo de"
        all="Quien sea"
        query={query}
        options={personas}
        value={filters.asignado_a}
        onChange={(asignado_a) => onChange({ asignado_a })}
        sx={WIDE}
      />
      {zonas.length > 0 && (
        <FilterSelect
          label="Zona de reparto"
          all="Cualquiera"
          options={zonas}
          value={filters.zona}
          onChange={(zona) => onChange({ zona })}
          sx={WIDE}
        />
      )}
      <FilterSelect
        label="Etiqueta"
        all="Con o sin etiquetas"
        query={query}
        options={etiquetas}
        value={filters.etiqueta}
        onChange={(etiqueta) => onChange({ etiqueta })}
        sx={WIDE}
      />
    </>
  );
}

/** By what an order lacks or has: notes, paper, packing. */
export const SeguimientoChecks = ({ filters, onChange }: Omit<FiltersDialogProps, 'onClose'>) => (
  <FormGroup row>
    {YES_FILTERS.map(([name, label]) => (
      <FormControlLabel
        key={name}
        label={label}
        control={
          <Checkbox
            checked={filters[name] !== undefined}
            onChange={(_event, checked) => onChange({ [name]: checked ? 'si' : undefined })}
          />
        }
      />
    ))}
  </FormGroup>
);
