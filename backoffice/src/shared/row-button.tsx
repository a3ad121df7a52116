import { createLink } from '@tanstack/react-router';
import type { ComponentProps, ReactNode } from 'react';
import { useCachedClass } from 'ui-kit/theme/cached-element';
import { type IconSize, plainIconButton, plainLabelButton, type Variant } from 'ui-kit/theme/plain-button';

/**
 * Material's class names: the styles of the page, of print and of compact rows address them. The plain buttons are one
 * element instead of six, because a list has up to 70.
 */
const NAMES = {
  icon: 'MuiButtonBase-root MuiIconButton-root',
  outlined: 'MuiButtonBase-root MuiButton-root MuiButton-outlined',
  text: 'MuiButtonBase-root MuiButton-root MuiButton-text',
};

const useIconClass = (size: IconSize, pressed?: boolean): string =>
  `${NAMES.icon} ${useCachedClass(plainIconButton, { size, pressed })}`;
const useLabelClass = (variant: Variant): string =>
  `${NAMES[variant]} ${useCachedClass(plainLabelButton, { variant })}`;

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
