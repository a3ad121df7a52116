import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { LIMITS, type VistaPrevia } from 'api-client/backoffice';
import { wholeText } from 'ui-kit/whole-text';
import { propiosText } from './cambio-texts.ts';
import type { FieldsProps } from './precios-fields.tsx';

type Lista = NonNullable<VistaPrevia['condiciones']>[number];

interface Option {
  id: string;
  label: string;
}

const ALL: Option = { id: 'todas', label: 'Todas las condiciones' };

const optionOf = ({ condicion_id, nombre, propios, clientes }: Lista): Option => ({
  id: condicion_id,
  label: `${nombre}: ${propiosText(propios)}, ${wholeText(clientes)} ${clientes === 1 ? 'cliente' : 'clientes'}`,
});

interface ListasFieldProps extends FieldsProps {
  /** Agreements with own prices of selected products. */
  listas: readonly Lista[];
}

/** Says which agreements have own prices of the selected products, and includes the chosen ones in the change. */
export function ListasField({ search: { condiciones, desde }, onChange, listas }: ListasFieldProps) {
  const propios = listas.reduce((sum, one) => sum + one.propios, 0);
  if (desde) {
    return (
      <Typography sx={{ mb: 3 }}>
        {`${sentence(listas, propios)} Un cambio programado no los toca.`}
      </Typography>
    );
  }
  const options = [ALL, ...listas.map(optionOf)];
  const chosen = condiciones === 'todas' ? ['todas'] : condiciones;
  return (
    <Autocomplete<Option, true>
      multiple
      options={options}
      value={chosen.map((id) => options.find((option) => option.id === id) ?? { id, label: '…' })}
      onChange={(_event, next) => {
        const ids = next.map(({ id }) => id);
        // All includes each: the last choice decides.
        if (ids.at(-1) === ALL.id) onChange({ condiciones: 'todas' });
        else onChange({ condiciones: ids.filter((id) => id !== ALL.id).slice(0, LIMITS.pageMax) });
      }}
      isOptionEqualToValue={(option, other) => option.id === other.id}
      clearText="No incluir ninguna"
      openText="Abrir"
      closeText="Cerrar"
      noOptionsText="Sin condiciones con ese nombre"
      renderInput={(params) => (
        <TextField
          {...params}
          size="small"
          label="Cambiar también los precios propios de"
          helperText={`${sentence(listas, propios)} Los que no incluyas quedan como están.`}
        />
      )}
      sx={{ mt: 2, mb: 3 }}
    />
  );
}

const sentence = (listas: readonly Lista[], propios: number): string =>
  `${wholeText(listas.length)} ${listas.length === 1 ? 'condición comercial tiene' : 'condiciones comerciales tienen'} ${propiosText(propios)} de estos productos; los demás precios siguen a la tienda.`;
