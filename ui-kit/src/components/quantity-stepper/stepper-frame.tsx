import AddOutlined from '@mui/icons-material/AddOutlined';
import RemoveOutlined from '@mui/icons-material/RemoveOutlined';
import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import type { ComponentProps } from 'react';
import { shape, touchTarget } from '../../theme/tokens.ts';

const Root = styled('div', { name: 'TiendaQuantity', slot: 'Root' })<{ ownerState: { invalid: boolean } }>(
  ({ theme, ownerState }) => ({
    display: 'flex',
    minWidth: 0,
    height: touchTarget,
    border: '1px solid',
    borderColor: ownerState.invalid ? theme.vars.palette.error.main : theme.vars.palette.borde.control,
    borderRadius: shape.control,
    background: theme.vars.palette.background.paper,
    '&:focus-within': { borderColor: theme.vars.palette.primary.main },
  }),
);

const Step = styled(ButtonBase, { name: 'TiendaQuantity', slot: 'Step' })(({ theme }) => ({
  flex: '0 1 44px',
  minWidth: 28,
  borderRadius: shape.control - 1,
  color: theme.vars.palette.text.primary,
  '&:hover': { background: theme.vars.palette.action.hover },
  '&.Mui-disabled': { color: theme.vars.palette.text.disabled },
  '& svg': { fontSize: 20 },
}));

const Input = styled('input', { name: 'TiendaQuantity', slot: 'Input' })(({ theme }) => ({
  flex: '1 1 40px',
  width: 40,
  minWidth: 32,
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  fontSize: '1rem',
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
  borderRadius: shape.control - 1,
  '&:focus-visible': { outlineOffset: -2 },
  '&:disabled': { color: theme.vars.palette.text.disabled },
}));

export interface StepperFrameProps {
  input: ComponentProps<'input'> & { 'aria-label': string };
  invalid?: boolean;
  decreaseLabel: string;
  increaseLabel: string;
  canDecrease: boolean;
  canIncrease: boolean;
  onDecrease: () => void;
  onIncrease: () => void;
}

/** Minus, number, plus in one outline: the looks shared by the quantity field and the stepper. */
export function StepperFrame(props: StepperFrameProps) {
  const { input, invalid = false, decreaseLabel, increaseLabel } = props;
  return (
    <Root ownerState={{ invalid }} className="tienda-cantidad">
      <Step aria-label={decreaseLabel} disabled={!props.canDecrease} onClick={props.onDecrease}>
        <RemoveOutlined />
      </Step>
      <Input type="text" inputMode="numeric" autoComplete="off" enterKeyHint="done" {...input} />
      <Step aria-label={increaseLabel} disabled={!props.canIncrease} onClick={props.onIncrease}>
        <AddOutlined />
      </Step>
    </Root>
  );
}
