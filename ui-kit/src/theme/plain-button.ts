import type { CSSObject, Theme } from '@mui/material/styles';
import { cachedStyle } from './cached-style.ts';
import { line, shape, touchTarget } from './tokens.ts';

/** Base of buttons that look like Material's, and are one plain element. */
export const plainButton: CSSObject = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  position: 'relative',
  boxSizing: 'border-box',
  WebkitTapHighlightColor: 'transparent',
  backgroundColor: 'transparent',
  border: 0,
  margin: 0,
  cursor: 'pointer',
  userSelect: 'none',
  verticalAlign: 'middle',
  appearance: 'none',
  textDecoration: 'none',
  textAlign: 'center',
  color: 'inherit',
  '&:disabled': { pointerEvents: 'none', cursor: 'default' },
  '@media print': { printColorAdjust: 'exact' },
  '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
};

const disabled = ({ tokens }: Theme): CSSObject => ({
  '&:disabled': { color: tokens.palette.action.disabled },
});

/** Returns the colour that Material puts over an element under the mouse. */
function hovered(theme: Theme, colour: 'action' | 'text'): string {
  const { action, text } = (theme.vars ?? theme).palette;
  return theme.alpha(colour === 'action' ? action.active : text.primary, action.hoverOpacity);
}

export type IconSize = 'small' | 'medium';

/** Style of a button with only an icon; `pressed` is undefined for a button that is no toggle. */
export const plainIconButton = cachedStyle<{ size: IconSize; pressed: boolean | undefined }>(
  ({ theme, ownerState: { size, pressed } }) => [
    {
      ...plainButton,
      flex: '0 0 auto',
      width: touchTarget,
      height: touchTarget,
      padding: size === 'small' ? 5 : 8,
      fontSize: size === 'small' ? '1.125rem' : '1.5rem',
      borderRadius: '50%',
      transition: theme.transitions.create('background-color', {
        duration: theme.transitions.duration.shortest,
      }),
      '@media (hover: hover)': { '&:hover': { backgroundColor: hovered(theme, 'action') } },
    },
    // Filled and framed when pressed: colour alone is not accessible.
    pressed === undefined
      ? undefined
      : {
          border: `${line.thin} ${pressed ? theme.tokens.palette.primary.main : 'transparent'}`,
          color: pressed ? theme.tokens.palette.primary.main : theme.tokens.palette.text.secondary,
          ...(pressed && { '&, &:hover': { background: theme.tokens.palette.tint.leaf } }),
        },
    disabled(theme),
  ],
);

export type Variant = 'outlined' | 'text';

/** Style of a button with an icon and a label. */
export const plainLabelButton = cachedStyle<{ variant: Variant }>(({ theme, ownerState: { variant } }) => [
  plainButton,
  {
    ...theme.typography.button,
    minWidth: 64,
    minHeight: touchTarget,
    borderRadius: shape.control,
    transition: theme.transitions.create(['background-color', 'box-shadow', 'border-color', 'color'], {
      duration: theme.transitions.duration.short,
    }),
    '& > span': {
      display: 'inherit',
      alignItems: 'center',
      margin: '0 8px 0 -4px',
      '&::before': { content: '"\\200b"', width: 0, overflow: 'hidden' },
      '& > :nth-of-type(1)': { fontSize: 20 },
    },
  },
  variant === 'outlined'
    ? {
        padding: '5px 20px',
        border: `1px solid ${theme.tokens.palette.border.control}`,
        color: theme.tokens.palette.text.primary,
        '&:hover': {
          borderColor: theme.tokens.palette.text.primary,
          backgroundColor: theme.tokens.palette.action.hover,
        },
      }
    : {
        padding: '6px 12px',
        '@media (hover: hover)': {
          '&:hover': { backgroundColor: hovered(theme, 'text') },
        },
      },
  disabled(theme),
]);
