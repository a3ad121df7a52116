import type { CSSObject, Theme } from '@mui/material/styles';
import { createLink } from '@tanstack/react-router';
import type { ComponentProps, ReactNode } from 'react';
import { cachedStyle, useCachedClass } from 'ui-kit/theme/cached-style';
import { line, shape, touchTarget } from 'ui-kit/theme/tokens';

/**
 * Buttons that look like Material's, in one element instead of six: a list has up to 70 of them. They carry Material's
 * class names, because the styles of the page, of print and of compact rows address these names.
 */
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

type IconSize = 'small' | 'medium';

const iconStyle = cachedStyle<{ size: IconSize; pressed: boolean | undefined }>(
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

type Variant = 'outlined' | 'text';

const labelStyle = cachedStyle<{ variant: Variant }>(({ theme, ownerState: { variant } }) => [
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

const NAMES = {
  icon: 'MuiButtonBase-root MuiIconButton-root',
  outlined: 'MuiButtonBase-root MuiButton-root MuiButton-outlined',
  text: 'MuiButtonBase-root MuiButton-root MuiButton-text',
};

const useIconClass = (size: IconSize, pressed?: boolean): string =>
  `${NAMES.icon} ${useCachedClass(iconStyle, { size, pressed })}`;
const useLabelClass = (variant: Variant): string =>
  `${NAMES[variant]} ${useCachedClass(labelStyle, { variant })}`;

interface RowIconButtonProps extends ComponentProps<'button'> {
  size?: IconSize;
}

/** A button with only an icon; a toggle button with `aria-pressed`. */
export function RowIconButton({ size = 'medium', ...props }: RowIconButtonProps) {
  const pressed = props['aria-pressed'];
  return (
    <button
      type="button"
      {...props}
      className={useIconClass(size, pressed === undefined ? undefined : pressed === true)}
    />
  );
}

interface LabelProps {
  icon: ReactNode;
  children?: ReactNode;
}

const Label = ({ icon, children }: LabelProps) => (
  <>
    <span className="MuiButton-startIcon">{icon}</span>
    {children}
  </>
);

interface RowButtonProps extends ComponentProps<'button'>, LabelProps {
  variant: Variant;
}

/** A button with an icon and a label. */
export const RowButton = ({ variant, icon, children, ...props }: RowButtonProps) => (
  <button type="button" {...props} className={useLabelClass(variant)}>
    <Label icon={icon}>{children}</Label>
  </button>
);

const IconAnchor = (props: ComponentProps<'a'>) => <a {...props} className={useIconClass('medium')} />;

const LabelAnchor = ({ icon, children, ...props }: ComponentProps<'a'> & LabelProps) => (
  <a {...props} className={useLabelClass('outlined')}>
    <Label icon={icon}>{children}</Label>
  </a>
);

/** The same as links, with the router's typed `to`, `params`, `search` and `state`. */
export const RowIconLink = createLink(IconAnchor);
export const RowButtonLink = createLink(LabelAnchor);
