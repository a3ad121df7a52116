import AddShoppingCartOutlined from '@mui/icons-material/AddShoppingCartOutlined';
import { styled } from '@mui/material/styles';
import { touchTarget } from 'ui-kit/theme/tokens';
import { ButtonLink } from '../../shared/links.tsx';
import { usePermisos } from '../../shared/session/permisos.ts';

export const NEW_PEDIDO = '/pedido-nuevo';

const Entry = styled('span')(({ theme }) => ({
  display: 'flex',
  // Only the icon in a narrow header; the accessible name stays.
  [theme.breakpoints.down('md')]: {
    '& > .MuiButton-root': { minWidth: touchTarget, padding: 0, borderColor: 'transparent' },
    '& .MuiButton-startIcon': { margin: 0 },
    '& .tienda-words': { display: 'none' },
  },
}));

/** Starts an order for a customer from any page; not in the menu. */
export function NewPedido() {
  const { may } = usePermisos();
  if (!may('pedidos.createAdmin')) return null;
  return (
    <Entry>
      <ButtonLink
        to={NEW_PEDIDO}
        variant="outlined"
        color="inherit"
        startIcon={<AddShoppingCartOutlined />}
        aria-label="Nuevo Pedido"
        title="Nuevo Pedido"
      >
        <span className="tienda-words">Nuevo Pedido</span>
      </ButtonLink>
    </Entry>
  );
}
