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

/** A row's name, which leads where its button does: with the middle button of a mouse, to a tab of its own. */
export const NameLink = (props: NameLinkProps) => <RouterAnchor {...props} state={useHere()} />;
