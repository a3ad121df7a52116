import { type AnchorHTMLAttributes, createContext, type ElementType, type Ref, use } from 'react';

/** Component that renders links: takes an `href`, for example the app's router link or a plain anchor. */
export const LinkContext = createContext<ElementType>('a');

export interface KitLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** Address of the link. */
  href: string;
  /** Replaces the link component of `KitProvider`. */
  LinkComponent?: ElementType | undefined;
  ref?: Ref<HTMLAnchorElement>;
}

/** An unstyled link. MUI's buttons and links with `href` render it, so that the app's router navigates. */
export function KitLink({ LinkComponent, ...props }: KitLinkProps) {
  const FromProvider = use(LinkContext);
  const Component = LinkComponent ?? FromProvider;
  return <Component {...props} />;
}
