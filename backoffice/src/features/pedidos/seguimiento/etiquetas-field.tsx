import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { LIMITS, type SeguimientoBody } from 'api-client/backoffice';
import { useListLayer } from 'ui-kit/back-closes';

interface EtiquetasFieldProps {
  /** Tags of other orders. */
  known: readonly string[];
  etiquetas: readonly string[];
  onChange: (change: Pick<SeguimientoBody, 'etiquetas_nuevas' | 'etiquetas_quitadas'>) => void;
}

/** An order's tags: proposes known tags, and accepts new ones. */
export const EtiquetasField = ({ known, etiquetas, onChange }: EtiquetasFieldProps) => (
  <Autocomplete
    {...useListLayer()}
    multiple
    freeSolo
    size="small"
    options={[...known]}
    value={[...etiquetas]}
    filterSelectedOptions
    onChange={(_event, next) =>
      onChange({
        etiquetas_nuevas: next.map((one) => one.trim()).filter((one) => one && !etiquetas.includes(one)),
        etiquetas_quitadas: etiquetas.filter((one) => !next.includes(one)),
      })
    }
    clearText="Quitar todas"
    renderInput={(params) => (
      <TextField
        {...params}
        label="Etiquetas"
        helperText="Enter agrega la que se escribió."
        slotProps={{
          ...params.slotProps,
          htmlInput: { ...params.slotProps.htmlInput, maxLength: LIMITS.etiquetaPedido },
        }}
      />
    )}
    fullWidth
  />
);
