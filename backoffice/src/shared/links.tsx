import Button, { type ButtonProps } from '@mui/material/Button';
import IconButton, { type IconButtonProps } from '@mui/material/IconButton';
import { createLink, Link } from '@tanstack/react-router';
import type { AnchorHTMLAttributes, Ref } from 'react';

interface AppLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'target'> {
  href: string;
  ref?: Ref<HTMLAnchorElement>;
}

/** What the kit renders for its links: the router's, which takes an address as it stands. */
export function AppLink({ href, ...props }: AppLinkProps) {
  return <Link to="." href={href} {...props} />;
}

// Links already: the kit's own would navigate a second time.
const AnchorButton = (props: ButtonProps) => <Button LinkComponent="a" {...props} />;
const AnchorIconButton = (props: IconButtonProps) => <IconButton LinkComponent="a" {...props} />;

/** MUI's buttons with the router's typed `to`, `params`, `search` and `state`. */
export const ButtonLink = createLink(AnchorButton);
export const IconLink = createLink(AnchorIconButton);
