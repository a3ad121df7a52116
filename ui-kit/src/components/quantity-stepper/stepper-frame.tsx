import AddOutlined from '@mui/icons-material/AddOutlined';
import RemoveOutlined from '@mui/icons-material/RemoveOutlined';
import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { useId, useRef } from 'react';
import { EACH_COUNTS } from '../../open-early.ts';
import { forcedEdge } from '../../theme/forced-colours.ts';
import { elevation, shape, touchTarget } from '../../theme/tokens.ts';
import type { Sold, stepTexts } from './quantity-messages.ts';
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

const Field = styled('div', { name: 'TiendaQuantity', slot: 'Field' })({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  rowGap: 4,
  minWidth: 0,
});

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
  '&[data-shown]': {
    position: `var(${quantityVars.errorPosition}, absolute)` as 'absolute',
    padding: '4px 8px',
    boxShadow: elevation.light,
    ...forcedEdge,
  },
}));

const Choices = styled('div', { name: 'TiendaQuantity', slot: 'Choices' })({
  display: 'flex',
  gap: 8,
  padding: '4px 0',
});

const Choice = styled(ButtonBase, { name: 'TiendaQuantity', slot: 'Choice' })(({ theme }) => ({
  ...theme.typography.body2,
  pointerEvents: 'auto',
  minWidth: touchTarget,
  minHeight: touchTarget,
  '@media (pointer: fine)': { minHeight: 32 },
  padding: '0 8px',
  border: '1px solid',
  borderRadius: shape.control,
  fontWeight: 600,
  '&:hover': { textDecoration: 'underline' },
  '&:focus-visible': { outline: '2px solid', outlineColor: 'currentColor', outlineOffset: 1 },
}));

export interface StepperFrameProps {
  label: string;
  text: string;
  /** Values of minus and plus; undefined at an end. */
  lower: number | undefined;
  higher: number | undefined;
  sold?: Sold | undefined;
  disabled: boolean;
  /** Whether to hide the buttons, if there is no room. Default false. */
  bare?: boolean | undefined;
  tabIndex?: number | undefined;
  /** Whether Tab stops only at the field, whose arrow keys step: one stop per field in long lists. Default false. */
  oneStop?: boolean | undefined;
  /** On-screen keyboard. Default 'numeric'. */
  inputMode?: 'numeric' | 'decimal';
  texts: typeof stepTexts;
  /** Error of the text; shown below the field as an overlay. */
  error?: string | undefined;
  /** Quantities that the error offers instead. */
  choices?: readonly number[] | undefined;
  onStep: (next: number) => void;
  onType: (field: HTMLInputElement, event: Event) => void;
  onLeave: () => void;
  onEnter: () => void;
}

/** Minus, number and plus in one outline: the shared look of quantity field and stepper. */
export function StepperFrame(props: StepperFrameProps) {
  const { label, text, lower, higher, disabled, bare, texts, error, choices = [] } = props;
  const { multiplo = 1 } = props.sold ?? {};
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const plus = useRef<HTMLButtonElement>(null);
  const invalid = error !== undefined;
  // Use `aria-disabled` at the ends: a truly disabled button would lose the focus.
  const step = (next: number | undefined) => ({
    disabled,
    'aria-disabled': disabled || next === undefined,
    [EACH_COUNTS]: '',
    ...(props.oneStop && { tabIndex: -1 }),
    ...(!disabled && next !== undefined && { onClick: () => props.onStep(next) }),
  });
  const stepLabel = (one: string, many: (by: number) => string) =>
    `${multiplo > 1 ? many(multiplo) : one}: ${label}`;
  return (
    <Field>
      <Root ownerState={{ invalid }}>
        {!bare && (
          <Step aria-label={stepLabel(texts.decrease, texts.decreaseBy)} {...step(lower)}>
            <RemoveOutlined />
          </Step>
        )}
        <Input
          ref={field}
          type="text"
          inputMode={props.inputMode ?? 'numeric'}
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
            const next = { ArrowUp: higher, ArrowDown: lower }[key];
            if (next !== undefined) props.onStep(next);
          }}
        />
        {!bare && (
          <Step ref={plus} aria-label={stepLabel(texts.increase, texts.increaseBy)} {...step(higher)}>
            <AddOutlined />
          </Step>
        )}
      </Root>
      <Message data-shown={error ? '' : undefined}>
        {/* Keep the empty live region in the page: screen readers may miss a region that appears with its text. */}
        <div id={id} aria-live="polite">
          {error}
        </div>
        {choices.length > 0 && !disabled && (
          <Choices>
            {choices.map((quantity) => (
              <Choice
                key={quantity}
                aria-label={texts.choose(quantity)}
                onClick={() => {
                  props.onStep(quantity);
                  // The choices go away: move the focus, on touch screens without opening the keyboard.
                  (plus.current ?? field.current)?.focus();
                }}
              >
                {quantity}
              </Choice>
            ))}
          </Choices>
        )}
      </Message>
    </Field>
  );
}
