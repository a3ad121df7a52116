import { Link, type LinkProps } from '@tanstack/react-router';
import type { AnchorHTMLAttributes, Ref } from 'react';

export interface RouterLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  ref?: Ref<HTMLAnchorElement>;
}

/** How the kit's links navigate here: inside the shop without loading a page, elsewhere as usual. */
export function RouterLink({ href, ...props }: RouterLinkProps) {
  if (!href.startsWith('/') || props.target) return <a href={href} {...props} />;
  // Checked by `links`, not by the router's types: the kit knows addresses as text alone, with their search.
  const rest = props as Omit<LinkProps, 'to'>;
  return <Link to="." href={href} activeProps={{}} activeOptions={{ exact: true }} {...rest} />;
}
