import ArrowBackOutlined from '@mui/icons-material/ArrowBackOutlined';
import Button from '@mui/material/Button';
import { styled, useThemeProps } from '@mui/material/styles';
import type { ElementType } from 'react';
import { KitLink } from '../kit-link/kit-link.tsx';

export interface BackButtonProps {
  label?: string;
  /** Address of the previous page. Without `href`, use `onClick`. */
  href?: string;
  LinkComponent?: ElementType;
  onClick?: () => void;
}

/** Aligns the arrow with the page's edge, whatever the button's padding. */
const Root = styled(Button, { name: 'TiendaBackButton', slot: 'Root' })<{
  component?: ElementType;
}>({ marginInlineStart: -12, overflowWrap: 'anywhere' });

/** Button or link back to the previous page. */
export function BackButton(inProps: BackButtonProps) {
  const props = useThemeProps({ props: inProps, name: 'TiendaBackButton' });
  const { label = 'Volver', href, LinkComponent, onClick } = props;
  return (
    <Root
      color="secondary"
      startIcon={<ArrowBackOutlined />}
      {...(onClick && { onClick })}
      {...(href !== undefined && { component: LinkComponent ?? KitLink, href })}
    >
      {label}
    </Root>
  );
}
