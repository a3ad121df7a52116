import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { LIMITS } from 'api-client/backoffice';
import { MEDIO_TEXTS, MEDIOS_PAGO } from 'api-client/backoffice-cuenta';
import { useFormikContext } from 'formik';
import type { MouseEvent } from 'react';
import { MoneyField } from 'ui-kit/forms/money-field';
import { SelectField } from 'ui-kit/forms/select-field';
import { TextField } from 'ui-kit/forms/text-field';
import { FieldPairs } from '../field-pairs.tsx';
import type { Values } from './registrar-values.tsx';

const medios = MEDIOS_PAGO.map((value) => ({ value, label: MEDIO_TEXTS[value] }));

const Frame = styled('fieldset')(({ theme }) => ({
  border: 0,
  margin: 0,
  padding: 0,
  minWidth: 0,
  '& > legend': { ...theme.typography.h4, padding: 0 },
}));

interface MedioFieldsProps {
  /** Zero-based index. */
  at: number;
  /** Undefined for the only one. */
  onRemove: (() => void) | undefined;
}

/** The fields of one payment method. */
export function MedioFields({ at, onRemove }: MedioFieldsProps) {
  const { values, isSubmitting } = useFormikContext<Values>();
  const name = `Medio ${at + 1}`;
  return (
    <Frame>
      {onRemove && (
        <Box component="legend" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          {name}
          <IconButton
            aria-label={`Quitar ${name.toLowerCase()}`}
            title="Quitar"
            disabled={isSubmitting}
            onClick={onRemove}
          >
            <DeleteOutlined />
          </IconButton>
        </Box>
      )}
      <FieldPairs>
        <SelectField name={`medio_${at}`} label="Medio" options={medios} required />
        <MoneyField name={`importe_${at}`} label="Importe" max={LIMITS.totalMax} required />
        {values[`medio_${at}`] === 'cheque' && (
          <>
            <TextField name={`cheque_banco_${at}`} label="Banco" required />
            <TextField name={`cheque_numero_${at}`} label="Número de cheque" required />
            <TextField name={`cheque_fecha_${at}`} label="Fecha de cobro" type="date" required />
            <ChequeDays at={at} />
          </>
        )}
      </FieldPairs>
    </Frame>
  );
}

const DAYS = [0, 30, 60, 90];

/** Returns the ISO date some days later. */
const daysAfter = (dia: string, days: number) =>
  new Date(Date.parse(dia) + days * 86_400_000).toISOString().slice(0, 10);

/** Buttons for common cheque terms: one click instead of eight keys. */
function ChequeDays({ at }: { at: number }) {
  const { values, setFieldValue } = useFormikContext<Values>();
  const choose = (days: number) => (event: MouseEvent<HTMLButtonElement>) => {
    void setFieldValue(`cheque_fecha_${at}`, daysAfter(values.fecha, days));
    // Focus the date, where Enter submits and the date can be changed.
    const field = event.currentTarget.form?.elements.namedItem(`cheque_fecha_${at}`);
    if (field instanceof HTMLElement) field.focus();
  };
  if (Number.isNaN(Date.parse(values.fecha))) return null;
  return (
    <Stack
      role="group"
      aria-label="Días hasta la fecha de cobro"
      direction="row"
      useFlexGap
      sx={{ flexWrap: 'wrap', gap: 2, alignSelf: 'end' }}
    >
      {DAYS.map((days) => (
        <Button key={days} variant="outlined" onClick={choose(days)}>
          {days === 0 ? 'Hoy' : `${days} días`}
        </Button>
      ))}
    </Stack>
  );
}
