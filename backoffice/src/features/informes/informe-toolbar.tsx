import { styled } from '@mui/material/styles';
import type { ResumenDeVentas } from 'api-client/backoffice';
import { INFORMES, type Informe } from 'api-client/backoffice-informes';
import { layout } from 'ui-kit/theme/tokens';
import { FilterSelect } from '../../shared/filter-select.tsx';
import { DayField } from '../../shared/plain-list/day-field.tsx';
import type { InformeSearch, MargenSearch } from './queries.ts';

export const LABELS: Record<Informe, string> = {
  cliente: 'Clientes',
  producto: 'Productos',
  marca: 'Marcas',
  categoria: 'Categorías',
  vendedor: 'A cargo de',
  zona: 'Zonas',
};

export const TABS = INFORMES.map((value) => ({ value, label: LABELS[value] }));

type Orden = NonNullable<MargenSearch['orden']>;

interface ToolbarProps<O extends Orden> {
  search: InformeSearch & { orden?: O | undefined };
  /** The loaded periods; they fill the date fields when the user chose no dates. */
  shown: Pick<ResumenDeVentas, 'periodo' | 'contra'> | undefined;
  onChange: (part: Partial<InformeSearch> & { orden?: O | undefined }) => void;
  /** The default order's label, and the choices. */
  orden: { all: string; options: readonly { value: O; label: string }[] };
}

/** Both dates stay in one row on a phone. */
const Days = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(3),
  width: '100%',
  [theme.breakpoints.up('sm')]: { width: 'auto' },
}));

const wide = { width: { xs: '100%', sm: layout.filter } };

/** The report's period, the compared period, and the order. */
export function InformeToolbar<O extends Orden>({ search, shown, onChange, orden }: ToolbarProps<O>) {
  const isCustom = search.contra === 'otras';
  return (
    <>
      <Days>
        <DayField
          label="Desde"
          value={search.desde ?? shown?.periodo.desde}
          onChange={(desde) => onChange({ desde })}
        />
        <DayField
          label="Hasta"
          first={search.desde}
          value={search.hasta ?? shown?.periodo.hasta}
          onChange={(hasta) => onChange({ hasta })}
        />
      </Days>
      <FilterSelect
        label="Comparar con"
        all="El período anterior"
        options={[
          { value: 'anio_anterior', label: 'Un año antes' },
          { value: 'otras', label: 'Otras fechas' },
        ]}
        value={search.contra}
        // The other dates start from the compared period on screen.
        onChange={(contra) =>
          onChange({
            contra,
            contra_desde: contra === 'otras' ? shown?.contra.desde : undefined,
            contra_hasta: contra === 'otras' ? shown?.contra.hasta : undefined,
          })
        }
        sx={wide}
      />
      {isCustom && (
        <Days>
          <DayField
            label="Comparar desde"
            value={search.contra_desde ?? shown?.contra.desde}
            onChange={(contra_desde) => onChange({ contra_desde })}
          />
          <DayField
            label="Comparar hasta"
            first={search.contra_desde}
            value={search.contra_hasta ?? shown?.contra.hasta}
            onChange={(contra_hasta) => onChange({ contra_hasta })}
          />
        </Days>
      )}
      <FilterSelect
        label="Ordenar"
        {...orden}
        value={search.orden}
        onChange={(chosen) => onChange({ orden: chosen })}
        sx={wide}
      />
    </>
  );
}

const RISES = [
  { value: 'sube', label: 'Lo que más subió' },
  { value: 'baja', label: 'Lo que más bajó' },
  { value: 'nombre', label: 'Por nombre' },
] as const;

export const VENTAS_ORDEN = { all: 'Más ventas primero', options: RISES };
export const MARGEN_ORDEN = {
  all: 'Más margen primero',
  options: [{ value: 'porcentaje', label: 'Mayor porcentaje' } as const, ...RISES],
};
