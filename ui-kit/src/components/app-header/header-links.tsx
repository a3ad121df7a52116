import type { ElementType } from 'react';
import { KitLink } from '../kit-link/kit-link.tsx';
import { Links, OwnEntry } from './app-header-parts.ts';

export interface HeaderLink {
  label: string;
  href: string;
}

interface HeaderLinksProps {
  links: readonly HeaderLink[];
  ownLinks: readonly HeaderLink[];
  current: string | undefined;
  LinkComponent: ElementType | undefined;
  label: string;
}

/** Links to the shop's main pages, under the row. Hidden links appear on keyboard focus. */
export function HeaderLinks({ links, ownLinks, current, LinkComponent, label }: HeaderLinksProps) {
  const linkTo = (link: HeaderLink) => (
    <KitLink
      href={link.href}
      LinkComponent={LinkComponent}
      aria-current={link.href === current ? 'page' : undefined}
    >
      {link.label}
    </KitLink>
  );
  return (
    <Links aria-label={label}>
      <ul>
        {links.map((link) => (
          <li key={link.href}>{linkTo(link)}</li>
        ))}
        {ownLinks.map((link, place) => (
          <OwnEntry key={link.href} data-first={place === 0 || undefined}>
            {linkTo(link)}
          </OwnEntry>
        ))}
      </ul>
    </Links>
  );
}
