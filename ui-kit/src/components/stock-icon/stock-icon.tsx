import BlockOutlined from '@mui/icons-material/BlockOutlined';
import Inventory2Outlined from '@mui/icons-material/Inventory2Outlined';
import { styled, useThemeProps } from '@mui/material/styles';

export interface StockIconProps {
  available: boolean;
  availableLabel?: string;
  unavailableLabel?: string;
}

const Root = styled('span', { name: 'TiendaStockIcon', slot: 'Root' })<{
  ownerState: { available: boolean };
}>(({ theme, ownerState }) => ({
  display: 'inline-grid',
  placeItems: 'center',
  width: 28,
  height: 28,
  borderRadius: 999,
  background: theme.vars.palette.background.paper,
  color: ownerState.available ? theme.vars.palette.success.main : theme.vars.palette.error.main,
  '& svg': { fontSize: 18 },
}));

/** In stock or not, by shape as well as colour, with a name and a hint on hover. */
export function StockIcon(inProps: StockIconProps) {
  const props = useThemeProps({ props: inProps, name: 'TiendaStockIcon' });
  const { available, availableLabel = 'Con stock', unavailableLabel = 'Sin stock' } = props;
  const label = available ? availableLabel : unavailableLabel;
  return (
    <Root ownerState={{ available }} role="img" aria-label={label} title={label}>
      {available ? <Inventory2Outlined /> : <BlockOutlined />}
    </Root>
  );
}
