import OutlinedInput from '@mui/material/OutlinedInput';
import { styled, useThemeProps } from '@mui/material/styles';
import { type KeyboardEvent, useId } from 'react';
import { NumberQuestion } from '../../forms/number-question.tsx';
import {
  integerText,
  KILOS,
  kilosText,
  moneyText,
  numberTexts,
  percentText,
  useNumberText,
} from '../../forms/use-number-text.ts';
import { touchTarget } from '../../theme/tokens.ts';
import { fieldColumn, fieldPadding, moneyField } from '../data-table/row-room.ts';
import { ChangedMark } from './changed-mark.tsx';

const Line = styled('span', { name: 'TiendaCellOutline', slot: 'Root' })(({ theme }) => ({
  position: 'absolute',
  inset: 0,
  pointerEvents: 'none',
  borderRadius: 'inherit',
  border: `1px solid ${theme.tokens.palette.border.control}`,
}));

/**
 * Outline of a field in a cell, without Material's gap for a label. Material's outline adds three elements per field,
 * and a large order has six hundred fields.
 */
const CellOutline = ({ className }: { className?: string }) => <Line aria-hidden className={className} />;

const steps: Record<string, 1 | -1 | undefined> = { Enter: 1, ArrowDown: 1, ArrowUp: -1 };

/**
 * Moves the focus in a column: Enter and arrow down to the next row, arrow up to the previous one. Stays at the ends.
 * Cells of a column share the table and the value of `fieldColumn`.
 */
function moveInColumn(event: KeyboardEvent<HTMLInputElement>): void {
  const step = steps[event.key];
  if (step === undefined || event.nativeEvent.isComposing) return;
  // Enter must not submit the form either.
  event.preventDefault();
  const here = event.currentTarget;
  const cells = [
    ...(here.closest('table')?.querySelectorAll<HTMLInputElement>(`input[${fieldColumn}]`) ?? []),
  ].filter((cell) => !cell.disabled && cell.getAttribute(fieldColumn) === here.getAttribute(fieldColumn));
  cells[cells.indexOf(here) + step]?.focus();
}

export interface CellNumberInputProps {
  /** Accessible name including the row: 'Cantidad de Almendras'. */
  label: string;
  /** Key of the column: Enter and the arrow keys stay in it. */
  column: string;
  /** The number, in pesos for money. `empty` if the field is empty; NaN if the text is not a valid number. */
  value: number | null;
  onChange: (value: number | null) => void;
  /** 'money': '12.345,50', two decimals. 'percent': '7,5', up to two. 'kilos': '9,85', up to three. Default 'integer'. */
  kind?: 'integer' | 'money' | 'percent' | 'kilos';
  /** Largest possible number of kilos: up to 1000, 9.850 means 9,85. */
  max?: number;
  /** The original number; shown under the field once the value differs. */
  previous?: number | null;
  /** Unit after the number: 'kg'. '$', '%' and 'kg' of kilos are added automatically. */
  unit?: string;
  error?: string;
  /** Value of an empty field, for example 0 for a discount. Default null. */
  empty?: number | null;
  disabled?: boolean;
  texts?: Partial<typeof cellNumberInputTexts>;
}

export const cellNumberInputTexts = {
  ...numberTexts,
  /** Label before the original number. */
  previous: 'antes:',
};

const RULES = {
  integer: { decimals: 0 },
  money: { decimals: 2, unit: 'money' },
  percent: { decimals: 2, unit: 'percent' },
  kilos: KILOS,
} as const;

const TEXTS = { integer: integerText, money: moneyText, percent: percentText, kilos: kilosText };
const UNITS = { integer: undefined, money: '$', percent: '%', kilos: 'kg' };

const name = 'TiendaCellNumberInput';
const Root = styled('span', { name, slot: 'Root' })(({ theme }) => ({
  display: 'inline-grid',
  justifyItems: 'end',
  rowGap: theme.spacing(1),
  paddingBlock: theme.spacing(1),
  textAlign: 'right',
  // Align the original number and the error with the end of the figure.
  '& > span': { paddingInlineEnd: fieldPadding },
}));

const Input = styled(OutlinedInput, { name, slot: 'Input' })<{
  ownerState: { kind: NonNullable<CellNumberInputProps['kind']> };
}>(({ theme, ownerState }) => ({
  // Use rem: the whole figure stays visible with larger text.
  width: { integer: '5.75rem', money: '9rem', percent: '5.75rem', kilos: '7.5rem' }[ownerState.kind],
  maxWidth: '100%',
  minHeight: touchTarget,
  gap: theme.spacing(1),
  paddingInline: fieldPadding,
  fontVariantNumeric: 'tabular-nums',
  color: theme.tokens.palette.text.primary,
  '& > span': { color: theme.tokens.palette.text.secondary },
  '& input': { padding: '8px 0', textAlign: 'right', scrollMarginBlock: 120 },
  // Use an attribute, not a new style: new rules with a media query while typing would recalculate the style of every
  // element.
  '&[data-changed]': { fontWeight: 700 },
  '&[data-changed]:not(.Mui-error) .MuiOutlinedInput-notchedOutline': {
    borderColor: theme.tokens.palette.primary.main,
    borderWidth: 2,
  },
}));

const Message = styled('span', { name, slot: 'Message' })(({ theme }) => ({
  ...theme.typography.body2,
  maxWidth: '24ch',
  color: theme.tokens.palette.error.main,
}));

/** Number field in a table cell. Enter and arrow down move to the next row. */
export function CellNumberInput(inProps: CellNumberInputProps) {
  const props = useThemeProps({ props: inProps, name });
  const { label, column, value, onChange, kind = 'integer', previous, empty = null } = props;
  const texts = { ...cellNumberInputTexts, ...props.texts };
  const isMoney = kind === 'money';
  const whole = kind === 'integer';
  const textOf = TEXTS[kind];
  const rules = kind === 'kilos' && props.max !== undefined ? { ...KILOS, max: props.max } : RULES[kind];
  const typing = useNumberText({ value, onChange, rules, textOf, empty });
  const error = typing.refused ? texts.refused : props.error;
  const { unit = UNITS[kind] } = props;
  const id = useId();
  const changed = previous !== undefined && previous !== value;
  return (
    <Root>
      <Input
        value={typing.text}
        onChange={typing.type}
        onBlur={typing.leave}
        error={error !== undefined}
        disabled={props.disabled ?? false}
        startAdornment={isMoney && <span aria-hidden>{unit}</span>}
        endAdornment={!isMoney && unit && <span aria-hidden>{unit}</span>}
        data-changed={changed || undefined}
        ownerState={{ kind }}
        slots={{ notchedOutline: CellOutline }}
        inputProps={{
          'aria-label': label,
          'aria-describedby':
            [error && `${id}-error`, changed && `${id}-previous`].filter(Boolean).join(' ') || undefined,
          [fieldColumn]: column,
          ...(isMoney && { [moneyField]: '' }),
          inputMode: whole ? 'numeric' : 'decimal',
          autoComplete: 'off',
          onFocus: typing.enter,
          onKeyDown: moveInColumn,
        }}
      />
      {changed && (
        <ChangedMark id={`${id}-previous`} label={texts.previous}>
          {textOf(previous) || '—'}
        </ChangedMark>
      )}
      {typing.question && (
        <NumberQuestion readings={typing.question} textOf={textOf} onChoose={typing.choose} />
      )}
      {error && (
        <Message id={`${id}-error`} role="alert">
          {error}
        </Message>
      )}
    </Root>
  );
}
