import { styled } from '@mui/material/styles';
import { createLink, type LinkProps } from '@tanstack/react-router';
import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { touchArea } from 'ui-kit/theme/tokens';
import { useHere } from './use-return-to.ts';

const Anchor = styled('a')({
  ...touchArea,
  color: 'inherit',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  '&:hover, &:focus-visible': { textDecoration: 'underline' },
});
const RouterAnchor = createLink((props: AnchorHTMLAttributes<HTMLAnchorElement>) => <Anchor {...props} />);

interface NameLinkProps extends Pick<LinkProps, 'to' | 'params'> {
  children: ReactNode;
}

/** A row's name with the same link as its button; can be opened in a new tab. */
export const NameLink = (props: NameLinkProps) => <RouterAnchor {...props} state={useHere()} />;
