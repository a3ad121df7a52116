import { buttonClasses } from '@mui/material/Button';
import type { ComponentProps } from 'react';
import { KitLink, type KitLinkProps } from '../components/kit-link/kit-link.tsx';

const isLink = (props: ComponentProps<'button'> | KitLinkProps): props is KitLinkProps =>
  'href' in props && props.href !== undefined;

/**
 * The element of Material's `Button`. Material disables a button that loads: browsers then take the focus from it, and in a
 * dialog the keyboard starts anew. Here such a button keeps the focus and says that it is busy; Material ignores its presses.
 */
export function ButtonRoot(props: ComponentProps<'button'> | KitLinkProps) {
  if (isLink(props)) return <KitLink {...props} />;
  const isLoading = props.className?.split(' ').includes(buttonClasses.loading);
  const busy =
    isLoading && ({ disabled: false, 'aria-disabled': true, 'aria-busy': true, tabIndex: 0 } as const);
  return <button type="button" {...props} {...busy} />;
}
