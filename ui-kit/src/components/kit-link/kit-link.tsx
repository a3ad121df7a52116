import { type AnchorHTMLAttributes, type ElementType, type Ref, use } from 'react';
import { LinkContext } from './link-context.ts';

export interface KitLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** Where it leads. */
  href: string;
  /** Instead of the one of KitProvider. */
  LinkComponent?: ElementType | undefined;
  ref?: Ref<HTMLAnchorElement>;
}

/** A bare link, without looks: what MUI's buttons and links with an `href` become, so that they navigate as the app wants. */
export function KitLink({ LinkComponent, ...props }: KitLinkProps) {
  const FromProvider = use(LinkContext);
  const Component = LinkComponent ?? FromProvider;
  return <Component {...props} />;
}
