import { styled, useThemeProps } from '@mui/material/styles';
import type { ElementType } from 'react';
import { shape, type Tint } from '../../theme/tokens.ts';
import { KitLink } from '../kit-link/kit-link.tsx';
import { Picture, type PictureSource } from '../picture/picture.tsx';

export interface BrandTileProps {
  name: string;
  href: string;
  LinkComponent?: ElementType;
  picture?: PictureSource | undefined;
  tint?: Tint;
}

const Root = styled(KitLink, { name: 'TiendaBrandTile', slot: 'Root' })(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  overflow: 'hidden',
  borderRadius: shape.card,
  border: `1px solid ${theme.vars.palette.borde.suave}`,
  background: theme.vars.palette.background.paper,
  color: theme.vars.palette.text.primary,
  textDecoration: 'none',
  transition: theme.transitions.create('border-color'),
  '&:hover': { borderColor: theme.vars.palette.borde.control },
  '& .tienda-foto': { aspectRatio: '3 / 2' },
  '& > span:last-of-type': {
    padding: '10px 12px',
    fontWeight: 600,
    textAlign: 'center',
    overflowWrap: 'anywhere',
  },
}));

/** A brand, or a category: picture and name, both one link. */
export function BrandTile(inProps: BrandTileProps) {
  const { name, href, LinkComponent, picture, tint } = useThemeProps({
    props: inProps,
    name: 'TiendaBrandTile',
  });
  return (
    <Root href={href} LinkComponent={LinkComponent}>
      <Picture className="tienda-foto" source={picture} tint={tint} sizes="(min-width:1024px) 200px, 45vw" />
      <span>{name}</span>
    </Root>
  );
}
