import BlockOutlined from '@mui/icons-material/BlockOutlined';
import Inventory2Outlined from '@mui/icons-material/Inventory2Outlined';
import { styled, useThemeProps } from '@mui/material/styles';

export interface StockIconProps {
  available: boolean;
  texts?: Partial<typeof stockIconTexts>;
}

export const stockIconTexts = { available: 'Con stock', unavailable: 'Sin stock' };

const Root = styled('span', { name: 'TiendaStockIcon', slot: 'Root' })<{
  ownerState: { available: boolean };
}>(({ theme, ownerState }) => ({
  display: 'inline-grid',
  placeItems: 'center',
  width: 28,
  height: 28,
  borderRadius: 999,
  background: theme.tokens.palette.background.paper,
  color: ownerState.available ? theme.tokens.palette.success.main : theme.tokens.palette.error.main,
  '& svg': { fontSize: 18 },
}));

/** Shows by shape and colour whether a product is in stock, with an accessible name and a tooltip. */
export function StockIcon(inProps: StockIconProps) {
  const props = useThemeProps({ props: inProps, name: 'TiendaStockIcon' });
  const { available } = props;
  const texts = { ...stockIconTexts, ...props.texts };
  const label = available ? texts.available : texts.unavailable;
  return (
    <Root ownerState={{ available }} role="img" aria-label={label} title={label}>
      {available ? <Inventory2Outlined /> : <BlockOutlined />}
    </Root>
  );
}
