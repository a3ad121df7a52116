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
    boxShadow: `inset 0 0 0 1px ${ownerState.invalid ? theme.tokens.palette.error.main : theme.tokens.palette.border.control}`,
    borderRadius: shape.control,
    background: theme.tokens.palette.background.paper,
    '&:focus-within': {
      boxShadow: `inset 0 0 0 1px ${theme.tokens.palette[ownerState.invalid ? 'error' : 'primary'].main}`,
    },
    ...forcedEdge,
  }),
);

const Step = styled(ButtonBase, { name: 'TiendaQuantity', slot: 'Step' })(({ theme }) => ({
  // Narrows before the figures do.
  flex: '0 1000 44px',
  minWidth: 24,
  borderRadius: shape.control - 1,
  color: theme.tokens.palette.text.primary,
  '&:hover': { background: theme.tokens.palette.action.hover },
  '&[aria-disabled="true"]': {
    color: theme.tokens.palette.text.disabled,
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
  // In a narrow card: whole, if smaller, and the steps give way. Where a thumb types, a smaller one would make the window zoom.
  '@media (pointer: fine)': { '&[data-long]': { flexBasis: '3.5rem', fontSize: '0.875rem' } },
  '&:focus-visible': { outlineOffset: -2 },
  '&:disabled': { color: theme.tokens.palette.text.disabled },
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
  background: theme.tokens.palette.error.main,
  color: theme.tokens.palette.error.contrastText,
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
  /** Without its buttons, where there is no room for them. */
  bare?: boolean | undefined;
  tabIndex?: number | undefined;
  /** Tab stops at the field alone, whose arrow keys step: one stop for each of many. */
  oneStop?: boolean | undefined;
  texts: typeof stepTexts;
  /** What is wrong with what stands in the field; shown under it, over what follows. */
  error?: string | undefined;
  onDecrease: () => void;
  onIncrease: () => void;
  onType: (field: HTMLInputElement, event: Event) => void;
  onLeave: () => void;
  onEnter: () => void;
}

/** Minus, number, plus in one outline: the looks shared by the quantity field and the stepper. */
export function StepperFrame(props: StepperFrameProps) {
  const { label, text, number, min, max, disabled, bare, texts, error, onDecrease, onIncrease } = props;
  const id = useId();
  const invalid = error !== undefined;
  // A button at its end keeps the focus that is on it; one that is truly disabled would lose it.
  const step = (can: boolean, go: () => void) => ({
    disabled,
    'aria-disabled': disabled || !can,
    ...(props.oneStop && { tabIndex: -1 }),
    ...(!disabled && can && { onClick: go }),
  });
  return (
    <Field>
      <Root ownerState={{ invalid }}>
        {!bare && (
          <Step aria-label={`${texts.decrease}: ${label}`} {...step(number > min, onDecrease)}>
            <RemoveOutlined />
          </Step>
        )}
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
          tabIndex={props.tabIndex}
          onChange={({ target, nativeEvent }) => props.onType(target, nativeEvent)}
          onFocus={({ target }) => target.select()}
          onBlur={props.onLeave}
          onKeyDown={(event) => {
            const { key, currentTarget } = event;
            if (key === 'Enter') {
              // The answer may give the focus to a button, which this Enter would press.
              if (!currentTarget.form) event.preventDefault();
              props.onEnter();
            }
            if (key === 'ArrowUp' && number < max) onIncrease();
            if (key === 'ArrowDown' && number > min) onDecrease();
          }}
        />
        {!bare && (
          <Step aria-label={`${texts.increase}: ${label}`} {...step(number < max, onIncrease)}>
            <AddOutlined />
          </Step>
        )}
      </Root>
      <Message id={id} aria-live="polite">
        {error}
      </Message>
    </Field>
  );
}
