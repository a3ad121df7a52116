import Button, { type ButtonProps } from '@mui/material/Button';
import IconButton, { type IconButtonProps } from '@mui/material/IconButton';
import { createLink, Link } from '@tanstack/react-router';
import type { AnchorHTMLAttributes, Ref } from 'react';

interface AppLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'target'> {
  href: string;
  ref?: Ref<HTMLAnchorElement>;
}

/** The kit's link component: a router link with a plain URL. */
export function AppLink({ href, ...props }: AppLinkProps) {
  return <Link to="." href={href} {...props} />;
}

// Plain anchors: the kit's link would navigate a second time.
const AnchorButton = (props: ButtonProps) => <Button LinkComponent="a" {...props} />;
const AnchorIconButton = (props: IconButtonProps) => <IconButton LinkComponent="a" {...props} />;

/** MUI buttons with the router's typed `to`, `params`, `search` and `state`. */
export const ButtonLink = createLink(AnchorButton);
export const IconLink = createLink(AnchorIconButton);
