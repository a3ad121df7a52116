/** A select and a checkbox of HTML for forms without Formik, which work before hydration. Both look like the kit's fields. */
import { styled } from '@mui/material/styles';
import type { ComponentProps } from 'react';
import { line, shape, touchTarget } from '../theme/tokens.ts';

export interface PlainSelectProps extends ComponentProps<'select'> {
  /** Stands on the select's edge. */
  label: string;
}

const Select = styled('label', { name: 'TiendaPlainChoices', slot: 'Select' })(({ theme }) => ({
  position: 'relative',
  display: 'block',
  '& > span': {
    position: 'absolute',
    top: 0,
    left: 9,
    padding: '0 5px',
    transform: 'translateY(-50%)',
    maxWidth: 'calc(100% - 18px)',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    fontSize: '0.875rem',
    color: theme.tokens.palette.text.secondary,
    background: theme.tokens.palette.background.paper,
  },
  '& > select': {
    ...theme.typography.body1,
    width: '100%',
    height: 56,
    padding: '2px 32px 0 13px',
    appearance: 'none',
    border: `${line.thin} ${theme.tokens.palette.border.control}`,
    borderRadius: shape.control,
    color: 'inherit',
    background: 'none',
    cursor: 'pointer',
    textOverflow: 'ellipsis',
  },
  '& > select > option': { background: theme.tokens.palette.background.paper },
  // The arrow.
  '&::after': {
    content: '""',
    position: 'absolute',
    top: 'calc(50% - 2px)',
    right: 14,
    border: '5px solid transparent',
    borderTopColor: theme.tokens.palette.text.secondary,
    borderBottom: 0,
    pointerEvents: 'none',
  },
}));

const Checkbox = styled('label', { name: 'TiendaPlainChoices', slot: 'Checkbox' })(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 13,
  minHeight: touchTarget,
  paddingInlineStart: 2,
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  '& > input': {
    flexShrink: 0,
    width: 18,
    height: 18,
    margin: 0,
    appearance: 'none',
    border: `2px solid ${theme.tokens.palette.text.secondary}`,
    borderRadius: 2,
    cursor: 'pointer',
  },
  '& > input:checked': {
    borderColor: theme.tokens.palette.primary.main,
    background: theme.tokens.palette.primary.main,
  },
  // The tick.
  '& > input:checked::before': {
    content: '""',
    display: 'block',
    width: 6,
    height: 11,
    margin: '-1px auto 0',
    border: `solid ${theme.tokens.palette.primary.contrastText}`,
    borderWidth: '0 2px 2px 0',
    transform: 'rotate(45deg)',
  },
  '& > span': { minWidth: 0 },
}));

/** A select; its options are the children. */
export function PlainSelect({ label, ...select }: PlainSelectProps) {
  return (
    <Select>
      <span>{label}</span>
      <select {...select} />
    </Select>
  );
}

export interface PlainCheckboxProps extends ComponentProps<'input'> {
  label: string;
}

export function PlainCheckbox({ label, ...input }: PlainCheckboxProps) {
  return (
    <Checkbox>
      <input {...input} type="checkbox" />
      <span>{label}</span>
    </Checkbox>
  );
}
