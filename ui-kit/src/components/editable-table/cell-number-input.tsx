import OutlinedInput from '@mui/material/OutlinedInput';
import { styled, useThemeProps } from '@mui/material/styles';
import { useId } from 'react';
import { integerText, wholeDigits } from '../../forms/integer-text.ts';
import { moneyText } from '../../forms/money-text.ts';
import { selectAll } from '../../forms/select-all.ts';
import { useMoneyText } from '../../forms/use-money-text.ts';
import { touchTarget } from '../../theme/tokens.ts';
import { fieldPadding } from '../data-table/field-padding.ts';
import { ChangedMark } from './changed-mark.tsx';
import { moveInColumn } from './column-focus.ts';

export interface CellNumberInputProps {
  /** Accessible name, row and all: 'Cantidad de Almendras'. */
  label: string;
  /** Key of the column: Enter and the arrows stay in it. */
  column: string;
  /** null when empty. Pesos for money. */
  value: number | null;
  onChange: (value: number | null) => void;
  /** 'money': '12.345,50', two decimals. Default 'integer'. */
  kind?: 'integer' | 'money';
  /** What it was; told under the field once it differs. */
  previous?: number | null;
  /** What is counted: '%'. '$' for money by itself. */
  unit?: string;
  error?: string;
  /** Longest integer. Default 6 digits. */
  maxDigits?: number;
  disabled?: boolean;
  changedLabel?: string;
}

const name = 'TiendaCellNumberInput';
const Root = styled('span', { name, slot: 'Root' })(({ theme }) => ({
  display: 'inline-grid',
  justifyItems: 'end',
  rowGap: theme.spacing(1),
  paddingBlock: theme.spacing(1),
  textAlign: 'right',
  // What it was and what is wrong with it end where the figure ends.
  '& > span': { paddingInlineEnd: fieldPadding },
}));

const Input = styled(OutlinedInput, { name, slot: 'Input' })<{
  ownerState: { wide: boolean; changed: boolean };
}>(({ theme, ownerState }) => ({
  width: ownerState.wide ? 144 : 92,
  minHeight: touchTarget,
  gap: theme.spacing(1),
  paddingInline: fieldPadding,
  fontVariantNumeric: 'tabular-nums',
  color: theme.vars.palette.text.primary,
  '& > span': { color: theme.vars.palette.text.secondary },
  '& input': { padding: '8px 0', textAlign: 'right', scrollMarginBlock: 120 },
  ...(ownerState.changed && {
    fontWeight: 700,
    '&:not(.Mui-error) .MuiOutlinedInput-notchedOutline': {
      borderColor: theme.vars.palette.primary.main,
      borderWidth: 2,
    },
  }),
}));

const Message = styled('span', { name, slot: 'Message' })(({ theme }) => ({
  ...theme.typography.body2,
  maxWidth: '24ch',
  color: theme.vars.palette.error.main,
}));

/** A figure that is edited in its cell. Enter and arrow down go on to the next row. */
export function CellNumberInput(inProps: CellNumberInputProps) {
  const props = useThemeProps({ props: inProps, name });
  const { label, column, value, onChange, kind = 'integer', previous, error, maxDigits = 6 } = props;
  const money = useMoneyText(value, onChange);
  const isMoney = kind === 'money';
  const id = useId();
  const changed = previous !== undefined && previous !== value;
  const typeInteger = (text: string) => {
    const digits = wholeDigits(text, maxDigits);
    onChange(digits === '' ? null : Number(digits));
  };
  const textOf = isMoney ? moneyText : integerText;
  return (
    <Root>
      <Input
        value={isMoney ? money.text : integerText(value)}
        onChange={({ target }) => (isMoney ? money.type(target.value) : typeInteger(target.value))}
        onFocus={isMoney ? money.enter : ({ target }) => selectAll(target as HTMLInputElement)}
        onBlur={money.leave}
        error={error !== undefined}
        disabled={props.disabled ?? false}
        startAdornment={isMoney && <span aria-hidden>{props.unit ?? '$'}</span>}
        endAdornment={!isMoney && props.unit && <span aria-hidden>{props.unit}</span>}
        ownerState={{ wide: isMoney, changed }}
        inputProps={{
          'aria-label': label,
          'aria-describedby':
            [error && `${id}-error`, changed && `${id}-antes`].filter(Boolean).join(' ') || undefined,
          'data-columna': column,
          inputMode: isMoney ? 'decimal' : 'numeric',
          autoComplete: 'off',
          onKeyDown: moveInColumn,
        }}
      />
      {changed && (
        <ChangedMark id={`${id}-antes`} {...(props.changedLabel && { label: props.changedLabel })}>
          {textOf(previous) || '—'}
        </ChangedMark>
      )}
      {error && (
        <Message id={`${id}-error`} role="alert">
          {error}
        </Message>
      )}
    </Root>
  );
}
