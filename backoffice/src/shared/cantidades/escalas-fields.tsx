import AddOutlined from '@mui/icons-material/AddOutlined';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { LIMITS, lessPercent, quantityAbove, toCents, toPesos } from 'api-client/backoffice';
import { useFormikContext } from 'formik';
import { useRef, useState } from 'react';
import { MoneyField } from 'ui-kit/forms/money-field';
import { NumberField } from 'ui-kit/forms/number-field';
import { formatMoney } from 'ui-kit/money';
import { bodyOf, type Values, withEscala, withoutEscala } from './values.ts';

const PERCENT_TEXTS = {
  invalid: 'Escribe un porcentaje con hasta 2 decimales, por ejemplo 7,5.',
  min: () => `El descuento va de 0,01 a ${LIMITS.descuentoEscalaMax} %.`,
  max: () => `El descuento va de 0,01 a ${LIMITS.descuentoEscalaMax} %.`,
};

/** Two fields and the button that removes the row; the help of a field stays under the field. */
const Row = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 8fr) minmax(0, 7fr) auto',
  columnGap: theme.spacing(2),
  alignItems: 'start',
  '& > button': { marginBlockStart: theme.spacing(7) },
}));

/** Returns what a tier does: '$ 950,00 c/u', and the first sold quantity that reaches the tier if another one. */
function effectText(values: Values, at: number, precio: number | undefined): string | undefined {
  const { minimo, multiplo, escalas } = bodyOf(values);
  const { desde = 0, descuento = 0 } = escalas[at] ?? {};
  const first = desde >= 2 ? quantityAbove(desde, { minimo, multiplo }) : desde;
  const isPercent = descuento > 0 && descuento <= LIMITS.descuentoEscalaMax;
  const texts = [
    isPercent &&
      precio !== undefined &&
      `${formatMoney(toPesos(lessPercent(toCents(precio), descuento)))} c/u`,
    first !== undefined && first > desde && `se alcanza con ${first}`,
  ].filter(Boolean);
  return texts.length > 0 ? texts.join(' · ') : undefined;
}

interface EscalasFieldsProps {
  /** Price of a single unit; undefined if it is unknown. */
  precio: number | undefined;
}

/** The price tiers of a product: any number of rows, each with the resulting price of a unit. */
export function EscalasFields({ precio }: EscalasFieldsProps) {
  const { values, setValues, isSubmitting, errors, submitCount } = useFormikContext<Values>();
  /** The row that the user just added; it takes the focus. */
  const [added, setAdded] = useState<number>();
  const adder = useRef<HTMLButtonElement>(null);
  const complaint = submitCount > 0 ? errors.escalas : undefined;
  const add = () => {
    setAdded(values.escalas);
    void setValues(withEscala(values), false);
  };
  const remove = (at: number) => {
    setAdded(undefined);
    void setValues(withoutEscala(values, at));
    // The removed row had the focus.
    adder.current?.focus();
  };
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      {Array.from({ length: values.escalas }, (_, at) => (
        <Row key={at} role="group" aria-label={`Escala ${at + 1}`}>
          <NumberField
            name={`desde_${at}`}
            label="Desde (unidades)"
            min={2}
            max={LIMITS.cantidadMax}
            autoFocus={at === added}
          />
          <MoneyField
            name={`descuento_${at}`}
            label="Descuento (%)"
            symbol="%"
            max={LIMITS.descuentoEscalaMax}
            texts={PERCENT_TEXTS}
            help={effectText(values, at, precio)}
          />
          <IconButton
            aria-label={`Quitar escala ${at + 1}`}
            title="Quitar"
            disabled={isSubmitting}
            onClick={() => remove(at)}
          >
            <DeleteOutlined />
          </IconButton>
        </Row>
      ))}
      {complaint && (
        <FormHelperText error role="alert">
          {complaint}
        </FormHelperText>
      )}
      <Box>
        <Button
          ref={adder}
          variant="outlined"
          startIcon={<AddOutlined />}
          disabled={isSubmitting || values.escalas >= LIMITS.escalasPerProducto}
          onClick={add}
        >
          Agregar una escala
        </Button>
      </Box>
    </Box>
  );
}
