import AddOutlined from '@mui/icons-material/AddOutlined';
import RemoveOutlined from '@mui/icons-material/RemoveOutlined';
import ButtonBase from '@mui/material/ButtonBase';
import { useId } from 'react';
import { forcedEdge } from '../../theme/forced-colours.ts';
import { styled } from '../../theme/styled.ts';
import { elevation, shape, touchTarget } from '../../theme/tokens.ts';
import type { stepTexts } from './quantity-messages.ts';
import { quantityVars } from './quantity-vars.ts';

const Root = styled('div', { name: 'TiendaQuantity', slot: 'Root' })<{ ownerState: { invalid: boolean } }>(
  ({ theme, ownerState }) => ({
    display: 'flex',
    minWidth: 0,
    height: touchTarget,
    '@media (pointer: fine)': { height: `var(${quantityVars.height}, ${touchTarget}px)` },
    // Drawn inside, so that what a thumb hits keeps the whole height.
    boxShadow: `inset 0 0 0 1px ${ownerState.invalid ? theme.vars.palette.error.main : theme.vars.palette.border.control}`,
    borderRadius: shape.control,
    background: theme.vars.palette.background.paper,
    '&:focus-within': {
      boxShadow: `inset 0 0 0 1px ${theme.vars.palette[ownerState.invalid ? 'error' : 'primary'].main}`,
    },
    ...forcedEdge,
  }),
);

const Step = styled(ButtonBase, { name: 'TiendaQuantity', slot: 'Step' })(({ theme }) => ({
  // Narrows before the figures do.
  flex: '0 1000 44px',
  minWidth: 24,
  borderRadius: shape.control - 1,
  color: theme.vars.palette.text.primary,
  '&:hover': { background: theme.vars.palette.action.hover },
  '&[aria-disabled="true"]': {
    color: theme.vars.palette.text.disabled,
    background: 'none',
    cursor: 'default',
  },
  '& svg': { fontSize: 20 },
}));

const Input = styled('input', { name: 'TiendaQuantity', slot: 'Input' })(({ theme }) => ({
  // In rem: three figures of larger text are seen whole too.
  flex: '1 1 2.5rem',
  width: '2.5rem',
  minWidth: '2rem',
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
  // In a narrow card: whole, if smaller. Where a thumb types, a smaller one would make the window zoom.
  '@media (pointer: fine)': { flexBasis: '3.5rem', '&[data-long]': { fontSize: '0.875rem' } },
  '&:focus-visible': { outlineOffset: -2 },
  '&:disabled': { color: theme.vars.palette.text.disabled },
}));

const Field = styled('div', { name: 'TiendaQuantity', slot: 'Field' })({ position: 'relative', minWidth: 0 });

const Message = styled('div', { name: 'TiendaQuantity', slot: 'Message' })(({ theme }) => ({
  ...theme.typography.body2,
  position: 'absolute',
  // Over what follows, so that a message moves no card of the row.
  zIndex: 2,
  insetBlockStart: `var(${quantityVars.errorBelow}, calc(100% + 4px))`,
  insetBlockEnd: `var(${quantityVars.errorAbove}, auto)`,
  insetInlineStart: 0,
  // Whatever it covers can still be pressed.
  pointerEvents: 'none',
  width: 'max-content',
  maxWidth: 'max(100%, 160px)',
  borderRadius: 6,
  background: theme.vars.palette.error.main,
  color: theme.vars.palette.error.contrastText,
  // Empty it stays in the page: a live region that comes with its words is not always read.
  '&:not(:empty)': { padding: '4px 8px', boxShadow: elevation.light, ...forcedEdge },
}));

export interface StepperFrameProps {
  label: string;
  /** What stands in the field, and the number that it steps from. */
  text: string;
  number: number;
  min: number;
  max: number;
  disabled: boolean;
  texts: typeof stepTexts;
  /** What is wrong with what stands in the field; shown under it, over what follows. */
  error?: string | undefined;
  onDecrease: () => void;
  onIncrease: () => void;
  onType: (field: HTMLInputElement) => void;
  onLeave: () => void;
  onEnter: () => void;
}

/** Minus, number, plus in one outline: the looks shared by the quantity field and the stepper. */
export function StepperFrame(props: StepperFrameProps) {
  const { label, text, number, min, max, disabled, texts, error, onDecrease, onIncrease } = props;
  const id = useId();
  const invalid = error !== undefined;
  // A button at its end keeps the focus that is on it; one that is truly disabled would lose it.
  const step = (can: boolean, go: () => void) => ({
    disabled,
    'aria-disabled': disabled || !can,
    ...(!disabled && can && { onClick: go }),
  });
  return (
    <Field>
      <Root ownerState={{ invalid }}>
        <Step aria-label={`${texts.decrease}: ${label}`} {...step(number > min, onDecrease)}>
          <RemoveOutlined />
        </Step>
        <Input
          type="text"
          inputMode="numeric"
          autoComplete="off"
          enterKeyHint="done"
          aria-invalid={invalid}
          data-long={text.length > 4 || undefined}
          {...(invalid && { 'aria-describedby': id })}
          aria-label={label}
          value={text}
          disabled={disabled}
          onChange={({ target }) => props.onType(target)}
          onFocus={({ target }) => target.select()}
          onBlur={props.onLeave}
          onKeyDown={({ key }) => {
            if (key === 'Enter') props.onEnter();
            if (key === 'ArrowUp' && number < max) onIncrease();
            if (key === 'ArrowDown' && number > min) onDecrease();
          }}
        />
        <Step aria-label={`${texts.increase}: ${label}`} {...step(number < max, onIncrease)}>
          <AddOutlined />
        </Step>
      </Root>
      <Message id={id} aria-live="polite">
        {error}
      </Message>
    </Field>
  );
}
