import { deepEqual, type ParsedLocation, useLocation, useRouter } from '@tanstack/react-router';
import { type AnchorHTMLAttributes, type MouseEvent, type Ref, useRef } from 'react';
import { pageTaken } from './page-taken.ts';

export interface RouterLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  ref?: Ref<HTMLAnchorElement>;
}

/** How the kit's links navigate here: inside the shop without loading a page, elsewhere as usual. */
export function RouterLink(props: RouterLinkProps) {
  const { href, ...rest } = props;
  return href.startsWith('/') && !rest.target ? <ShopLink {...props} /> : <a href={href} {...rest} />;
}

/** Milliseconds that a pointer rests on a link before its page is asked for. */
const REST = 50;

/**
 * The router's own link would build its address out of parts, and take its options apart, a hundred times a page; the shop's
 * links are addresses already.
 */
function ShopLink({ href, ...props }: RouterLinkProps) {
  const router = useRouter();
  const isHere = useLocation({ select: (location) => leadsTo(location, href, router.options.parseSearch) });
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const to = { to: '.', href };
  // Whatever fails is told by the page itself, once it is opened.
  const preload = () => void router.preloadRoute(to).catch(() => {});
  const rest = () => {
    clearTimeout(resting.current);
    resting.current = setTimeout(preload, REST);
  };
  const leave = () => clearTimeout(resting.current);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    props.onClick?.(event);
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.altKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    leave();
    void pageTaken().then(() => router.navigate(to));
  };
  return (
    <a
      href={href}
      {...props}
      {...(isHere && { 'aria-current': 'page' })}
      onClick={follow}
      onFocus={also(props.onFocus, rest)}
      onBlur={also(props.onBlur, leave)}
      onMouseEnter={also(props.onMouseEnter, rest)}
      onMouseLeave={also(props.onMouseLeave, leave)}
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

/** Is it this very page, with the same search? */
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

/** The router decodes a path, but for what it could not read again. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
