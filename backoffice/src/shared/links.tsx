import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
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

/** MUI's buttons with the router's typed `to`, `params`, `search` and `state`. */
export const ButtonLink = createLink(Button);
export const IconLink = createLink(IconButton);
