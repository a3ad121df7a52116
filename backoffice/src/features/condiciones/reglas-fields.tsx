import AddOutlined from '@mui/icons-material/AddOutlined';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import { useQuery } from '@tanstack/react-query';
import { LIMITS } from 'api-client/backoffice';
import { optionsState } from 'app-core/queries/options-state';
import { useFormikContext } from 'formik';
import { useId } from 'react';
import { MoneyField } from 'ui-kit/forms/money-field';
import { SelectField } from 'ui-kit/forms/select-field';
import { FieldPairs } from '../../shared/field-pairs.tsx';
import { optionsQuery } from '../../shared/producto-options.ts';
import { DIRECCIONES, REDONDEOS } from '../../shared/redondeo-options.ts';
import { type SENTIDOS, type TARGETS, type Values, withoutRule, withRule } from './values.ts';

const labelled = <V extends string>(labels: Record<V, string>) =>
  Object.entries<string>(labels).map(([value, label]) => ({ value, label }));

const targets = labelled<(typeof TARGETS)[number]>({
  todo: 'Todos los productos',
  marca: 'Una marca',
  categoria: 'Una categoría',
});
const sentidos = labelled<(typeof SENTIDOS)[number]>({ baja: 'Menos', sube: 'Más' });

const PERCENT_TEXTS = {
  invalid: 'Escribe un porcentaje con hasta 2 decimales, por ejemplo 7,5.',
  max: () => 'El porcentaje es demasiado grande.',
};

/** The percentages of an agreement: any number of rules. */
export function ReglasFields() {
  const { values, setValues, isSubmitting, errors, submitCount } = useFormikContext<Values>();
  const complaint = submitCount > 0 ? errors.reglas : undefined;
  return (
    <Box sx={{ display: 'grid', gap: 6 }}>
      {Array.from({ length: values.reglas }, (_, at) => (
        <ReglaFields key={at} at={at} onRemove={() => void setValues(withoutRule(values, at))} />
      ))}
      {complaint && (
        <FormHelperText error role="alert">
          {complaint}
        </FormHelperText>
      )}
      <Box>
        <Button
          variant="outlined"
          startIcon={<AddOutlined />}
          disabled={isSubmitting || values.reglas >= LIMITS.reglasPerCondicion}
          onClick={() => void setValues(withRule(values), false)}
        >
          Agregar un porcentaje
        </Button>
      </Box>
    </Box>
  );
}

function ReglaFields({ at, onRemove }: { at: number; onRemove: () => void }) {
  const { values, isSubmitting } = useFormikContext<Values>();
  const options = useQuery(optionsQuery());
  const legend = useId();
  const objeto = values[`objeto_${at}`] ?? 'todo';
  const name = `Porcentaje ${at + 1}`;
  return (
    <Box role="group" aria-labelledby={legend} sx={{ minWidth: 0 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, typography: 'h4' }}>
        <span id={legend}>{name}</span>
        <IconButton
          aria-label={`Quitar ${name.toLowerCase()}`}
          title="Quitar"
          disabled={isSubmitting}
          onClick={onRemove}
        >
          <DeleteOutlined />
        </IconButton>
      </Box>
      <FieldPairs>
        <SelectField name={`objeto_${at}`} label="Para" options={targets} required />
        {objeto !== 'todo' && (
          <SelectField
            // Another kind has other options.
            key={objeto}
            name={`id_${at}`}
            label={objeto === 'marca' ? 'Marca' : 'Categoría'}
            required
            {...optionsState(options)}
            options={(objeto === 'marca' ? options.data?.marcas : options.data?.categorias) ?? []}
          />
        )}
        <SelectField name={`sentido_${at}`} label="Los precios son" options={sentidos} required />
        <MoneyField
          name={`porcentaje_${at}`}
          label="Porcentaje"
          symbol="%"
          max={LIMITS.ajusteCondicionMax}
          required
          texts={PERCENT_TEXTS}
        />
        <SelectField name={`redondeo_${at}`} label="Redondeo" options={REDONDEOS} required />
        {values[`redondeo_${at}`] !== 'no' && (
          <SelectField name={`direccion_${at}`} label="Se redondea" options={DIRECCIONES} required />
        )}
      </FieldPairs>
    </Box>
  );
}
