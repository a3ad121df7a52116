import { createLink, type LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { cachedElement } from 'ui-kit/theme/cached-element';
import { touchArea } from 'ui-kit/theme/tokens';
import { useHere } from './use-return-to.ts';

const Anchor = cachedElement('a', () => ({
  ...touchArea,
  color: 'inherit',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  '&:hover, &:focus-visible': { textDecoration: 'underline' },
}));
const RouterAnchor = createLink(Anchor);

interface NameLinkProps extends Pick<LinkProps, 'to' | 'params'> {
  children: ReactNode;
}

/** A row's name with the same link as its button; can be opened in a new tab. */
export const NameLink = (props: NameLinkProps) => <RouterAnchor {...props} state={useHere()} />;
