import Button, { type ButtonProps } from '@mui/material/Button';
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

// A plain anchor: the kit's link would navigate a second time.
const AnchorButton = (props: ButtonProps<'a', { component?: 'a' }>) => <Button component="a" {...props} />;

/** A MUI button with the router's typed `to`, `params`, `search` and `state`. */
export const ButtonLink = createLink(AnchorButton);
