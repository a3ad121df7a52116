import AddOutlined from '@mui/icons-material/AddOutlined';
import RemoveOutlined from '@mui/icons-material/RemoveOutlined';
import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { EACH_COUNTS } from '../../open-early.ts';
import { forcedEdge } from '../../theme/forced-colours.ts';
import { elevation, shape, touchTarget } from '../../theme/tokens.ts';
import type { stepTexts } from './quantity-messages.ts';
import { quantityVars } from './quantity-vars.ts';

const Root = styled('div', { name: 'TiendaQuantity', slot: 'Root' })<{ ownerState: { invalid: boolean } }>(
  ({ theme, ownerState }) => ({
    display: 'flex',
    minWidth: 0,
    height: touchTarget,
    '@media (pointer: fine)': { height: `var(${quantityVars.height}, ${touchTarget}px)` },
    // Drawn inside, so that the touch target keeps its full height.
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
  // Shrink the buttons before the figures.
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
  // Use rem: three figures stay visible with larger text.
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
  // In a narrow card, use a smaller font and narrower buttons. Not on touch screens: browsers zoom in on fields with a
  // small font.
  '@media (pointer: fine)': { '&[data-long]': { flexBasis: '3.5rem', fontSize: '0.875rem' } },
  '&:focus-visible': { outlineOffset: -2 },
  '&:disabled': { color: theme.tokens.palette.text.disabled },
}));

const Field = styled('div', { name: 'TiendaQuantity', slot: 'Field' })({ position: 'relative', minWidth: 0 });

const Message = styled('div', { name: 'TiendaQuantity', slot: 'Message' })(({ theme }) => ({
  ...theme.typography.body2,
  position: 'absolute',
  // Overlay the content below, so that a message moves no card of the row.
  zIndex: 2,
  insetBlockStart: `var(${quantityVars.errorBelow}, calc(100% + 4px))`,
  insetBlockEnd: `var(${quantityVars.errorAbove}, auto)`,
  insetInlineStart: 0,
  // Covered controls can still be clicked.
  pointerEvents: 'none',
  width: 'max-content',
  maxWidth: 'max(100%, 160px)',
  borderRadius: 6,
  background: theme.tokens.palette.error.main,
  color: theme.tokens.palette.error.contrastText,
  // Keep the empty live region in the page: screen readers may miss a region that appears with its text.
  '&:not(:empty)': { padding: '4px 8px', boxShadow: elevation.light, ...forcedEdge },
}));

export interface StepperFrameProps {
  label: string;
  /** Text of the field, and the number that the buttons step from. */
  text: string;
  number: number;
  min: number;
  max: number;
  disabled: boolean;
  /** Whether to hide the buttons, if there is no room. Default false. */
  bare?: boolean | undefined;
  tabIndex?: number | undefined;
  /** Whether Tab stops only at the field, whose arrow keys step: one stop per field in long lists. Default false. */
  oneStop?: boolean | undefined;
  texts: typeof stepTexts;
  /** Error of the text; shown below the field as an overlay. */
  error?: string | undefined;
  onDecrease: () => void;
  onIncrease: () => void;
  onType: (field: HTMLInputElement, event: Event) => void;
  onLeave: () => void;
  onEnter: () => void;
}

/** Minus, number and plus in one outline: the shared look of quantity field and stepper. */
export function StepperFrame(props: StepperFrameProps) {
  const { label, text, number, min, max, disabled, bare, texts, error, onDecrease, onIncrease } = props;
  const id = useId();
  const invalid = error !== undefined;
  // Use `aria-disabled` at the ends: a truly disabled button would lose the focus.
  const step = (can: boolean, go: () => void) => ({
    disabled,
    'aria-disabled': disabled || !can,
    [EACH_COUNTS]: '',
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
              // The handler may focus a button, which this Enter would then press.
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
