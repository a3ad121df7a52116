import { buttonClasses } from '@mui/material/Button';
import type { ComponentProps } from 'react';
import { KitLink, type KitLinkProps } from '../components/kit-link/kit-link.tsx';

const isLink = (props: ComponentProps<'button'> | KitLinkProps): props is KitLinkProps =>
  'href' in props && props.href !== undefined;

/**
 * Element of Material's `Button`. Material disables a loading button; browsers then remove the focus, and a dialog's
 * Tab order restarts. Here a loading button keeps the focus and is marked busy; Material ignores its clicks.
 */
export function ButtonRoot(props: ComponentProps<'button'> | KitLinkProps) {
  if (isLink(props)) return <KitLink {...props} />;
  const isLoading = props.className?.split(' ').includes(buttonClasses.loading);
  const busy =
    isLoading && ({ disabled: false, 'aria-disabled': true, 'aria-busy': true, tabIndex: 0 } as const);
  return <button type="button" {...props} {...busy} />;
}
