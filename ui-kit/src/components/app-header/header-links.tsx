import type { ElementType } from 'react';
import { KitLink } from '../kit-link/kit-link.tsx';
import { Links } from './app-header-parts.ts';

export interface HeaderLink {
  label: string;
  href: string;
}

interface HeaderLinksProps {
  links: readonly HeaderLink[];
  current: string | undefined;
  LinkComponent: ElementType | undefined;
  label: string;
}

/** The shop's main pages, under the row. Out of sight they can still be reached by keyboard, which shows them. */
export const HeaderLinks = ({ links, current, LinkComponent, label }: HeaderLinksProps) => (
  <Links aria-label={label}>
    <ul>
      {links.map((link) => (
        <li key={link.href}>
          <KitLink
            href={link.href}
            LinkComponent={LinkComponent}
            aria-current={link.href === current ? 'page' : undefined}
          >
            {link.label}
          </KitLink>
        </li>
      ))}
    </ul>
  </Links>
);
