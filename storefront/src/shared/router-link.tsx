import { deepEqual, type ParsedLocation, useLocation, useRouter } from '@tanstack/react-router';
import { type AnchorHTMLAttributes, type MouseEvent, type Ref, useRef } from 'react';
import { isPlainClick } from 'ui-kit/is-plain-click';
import { hydrated } from './hydration.ts';
import { preloadPage } from './preload.ts';

export interface RouterLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  ref?: Ref<HTMLAnchorElement>;
}

/** Link component for the UI kit: inside the shop it navigates without loading a page, elsewhere as a plain link. */
export function RouterLink(props: RouterLinkProps) {
  const { href, ...rest } = props;
  return href.startsWith('/') && !rest.target ? <ShopLink {...props} /> : <a href={href} {...rest} />;
}

/** Milliseconds that the pointer must rest on a link before its page is preloaded. */
const REST = 50;

/**
 * Replaces the router's own link, which would build each address from parts, a hundred times per page. The shop's links
 * are complete addresses already.
 */
function ShopLink({ href, ...props }: RouterLinkProps) {
  const router = useRouter();
  const isCurrentPage = useLocation({
    select: (location) => leadsTo(location, href, router.options.parseSearch),
  });
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const to = { to: '.', href };
  const preload = () => preloadPage(router, href);
  const rest = () => {
    clearTimeout(resting.current);
    resting.current = setTimeout(preload, REST);
  };
  const cancelPreload = () => clearTimeout(resting.current);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    props.onClick?.(event);
    if (event.defaultPrevented || !isPlainClick(event)) return;
    event.preventDefault();
    cancelPreload();
    void hydrated().then(() => router.navigate(to));
  };
  return (
    <a
      href={href}
      {...props}
      {...(isCurrentPage && { 'aria-current': 'page' })}
      onClick={follow}
      onFocus={also(props.onFocus, rest)}
      onBlur={also(props.onBlur, cancelPreload)}
      onMouseEnter={also(props.onMouseEnter, rest)}
      onMouseLeave={also(props.onMouseLeave, cancelPreload)}
      onTouchStart={also(props.onTouchStart, preload)}
    />
  );
}

const also =
  <E,>(own: ((event: E) => void) | undefined, ours: () => void) =>
  (event: E) => {
    own?.(event);
    ours();
  };

/** Returns whether the link leads to the current page with the same search. */
function leadsTo(
  { pathname, search }: Pick<ParsedLocation, 'pathname' | 'search'>,
  href: string,
  parse: (search: string) => object,
): boolean {
  const [path = '', asked] = href.split('#')[0]?.split('?') ?? [];
  return (
    decoded(path) === decoded(pathname) && deepEqual(search, asked === undefined ? {} : parse(`?${asked}`))
  );
}

/** Decodes a path completely; the router leaves some characters encoded. Returns a malformed path unchanged. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
