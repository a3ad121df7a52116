import LocalOfferOutlined from '@mui/icons-material/LocalOfferOutlined';
import NewReleasesOutlined from '@mui/icons-material/NewReleasesOutlined';
import StarOutlineOutlined from '@mui/icons-material/StarOutlineOutlined';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import Tooltip from '@mui/material/Tooltip';
import type { Producto } from 'api-client/backoffice';
import { line } from 'ui-kit/theme/tokens';
import { usePermisos } from '../../shared/session/permisos.ts';
import { useEditProducto } from './use-edit-producto.ts';

const FLAGS = [
  {
    flag: 'producto_destacado',
    label: 'Destacado',
    Icon: StarOutlineOutlined,
    yes: 'ahora es destacado',
    no: 'ya no es destacado',
  },
  {
    flag: 'en_promocion',
    label: 'En promoción',
    Icon: LocalOfferOutlined,
    yes: 'ahora en promoción',
    no: 'fuera de promoción',
  },
  {
    flag: 'nuevo_ingreso',
    label: 'Nuevo ingreso',
    Icon: NewReleasesOutlined,
    yes: 'ahora es nuevo ingreso',
    no: 'ya no es nuevo ingreso',
  },
] as const;

const Row = styled('div')({ display: 'flex' });

/** Filled and framed when on: colour alone is not accessible. */
const Toggle = styled(IconButton)(({ theme }) => ({
  color: theme.tokens.palette.text.secondary,
  border: `${line.thin} transparent`,
  '&[aria-pressed=true]': {
    color: theme.tokens.palette.primary.main,
    borderColor: theme.tokens.palette.primary.main,
    background: theme.tokens.palette.tint.leaf,
  },
}));

/** Toggle buttons for the product's flags. */
export const FlagsCell = ({ producto }: { producto: Producto }) => (
  <Row>
    {FLAGS.map((one) => (
      <Flag key={one.flag} producto={producto} one={one} />
    ))}
  </Row>
);

function Flag({ producto, one }: { producto: Producto; one: (typeof FLAGS)[number] }) {
  const { flag, label, Icon } = one;
  const { nombre, esta_activo } = producto;
  const { may } = usePermisos();
  const { mutate, isPending, variables } = useEditProducto(producto, {
    tell: (changed) => `${nombre}: ${changed[flag] ? one.yes : one.no}.`,
  });
  const on = isPending ? (variables[flag] ?? producto[flag]) : producto[flag];
  return (
    <Tooltip title={label}>
      <span>
        <Toggle
          aria-label={`${label}: ${nombre}`}
          aria-pressed={on}
          // Inactive products can't be edited, and a promotion changes the price.
          disabled={!esta_activo || (flag === 'en_promocion' && !may('productos.update.precio'))}
          onClick={() => mutate({ [flag]: !on })}
        >
          <Icon fontSize="small" />
        </Toggle>
      </span>
    </Tooltip>
  );
}
