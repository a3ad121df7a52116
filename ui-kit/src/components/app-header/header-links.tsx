import type { ElementType } from 'react';
import { KitLink } from '../kit-link/kit-link.tsx';
import { classes, Links } from './app-header-parts.ts';

export interface HeaderLink {
  label: string;
  href: string;
}

interface HeaderLinksProps {
  links: readonly HeaderLink[];
  ownLinks: readonly HeaderLink[];
  ownProps: object | undefined;
  current: string | undefined;
  LinkComponent: ElementType | undefined;
  label: string;
}

/** The shop's main pages, under the row. Out of sight they can still be reached by keyboard, which shows them. */
export function HeaderLinks({ links, ownLinks, ownProps, current, LinkComponent, label }: HeaderLinksProps) {
  const entries = (list: readonly HeaderLink[]) =>
    list.map((link) => (
      <li key={link.href}>
        <KitLink
          href={link.href}
          LinkComponent={LinkComponent}
          aria-current={link.href === current ? 'page' : undefined}
        >
          {link.label}
        </KitLink>
      </li>
    ));
  return (
    <Links aria-label={label}>
      <ul>{entries(links)}</ul>
      {ownLinks.length > 0 && (
        <ul {...ownProps} className={classes.own}>
          {entries(ownLinks)}
        </ul>
      )}
    </Links>
  );
}
