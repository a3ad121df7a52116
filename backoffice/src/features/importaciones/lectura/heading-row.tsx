import type { LecturaPlanilla } from 'api-client/backoffice';
import { FilterSelect } from '../../../shared/filter-select.tsx';

interface Props {
  lectura: LecturaPlanilla;
  /** Called with the row's number in the spreadsheet; null detects the row. */
  onChange: (encabezado: number | null) => void;
}

/** Number of cells that identify a row in the list. */
const CELLS = 3;

const rowText = ({ fila, celdas }: LecturaPlanilla['muestra'][number]): string => {
  const told = celdas.filter((celda) => celda.trim() !== '').slice(0, CELLS);
  return `Fila ${fila}: ${told.join(' · ') || 'vacía'}`;
};

/** Chooses the row with the headings, where the detected row is wrong. */
export function HeadingRow({ lectura, onChange }: Props) {
  const { eleccion, encabezado, muestra } = lectura;
  return (
    <FilterSelect
      label="Fila de los títulos"
      all={encabezado === null ? 'La que se encuentre' : `La que encontramos (${encabezado})`}
      options={muestra.map((row) => ({ value: String(row.fila), label: rowText(row) }))}
      value={eleccion.encabezado === null ? undefined : String(eleccion.encabezado)}
      onChange={(fila) => onChange(fila === undefined ? null : Number(fila))}
      sx={{ width: '100%', maxWidth: '24em' }}
    />
  );
}
