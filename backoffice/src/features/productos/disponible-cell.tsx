import Switch from '@mui/material/Switch';
import { styled } from '@mui/material/styles';
import type { Producto } from 'api-client/backoffice';
import { onlyOnCards } from 'ui-kit/data-table';
import { StockIcon } from 'ui-kit/stock-icon';
import { touchTarget } from 'ui-kit/theme/tokens';
import { useEditProducto } from './use-edit-producto.ts';

/** A taller touch target without a visible change. */
const TallSwitch = styled(Switch)({
  overflow: 'visible',
  '& .MuiSwitch-input': { insetBlockStart: '50%', height: touchTarget, transform: 'translateY(-50%)' },
});

/** On a card the switch has a label; without space 'Sin stock' beside the name replaces it. */
const Named = styled('span')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  '& > span:first-of-type': {
    ...theme.typography.body2,
    marginInlineEnd: theme.spacing(-2),
    color: theme.tokens.palette.text.secondary,
    '@container (max-width: 22em)': { display: 'none' },
  },
}));

/** Toggles whether a product is available. */
export function DisponibleCell({ producto }: { producto: Producto }) {
  const { nombre, disponible, esta_activo } = producto;
  const { mutate, isPending, variables } = useEditProducto(producto, {
    tell: (changed) => `${nombre}: ${changed.disponible ? 'con stock' : 'sin stock'}.`,
  });
  // Inactive products can't be edited.
  if (!esta_activo) return <StockIcon available={disponible} />;
  return (
    <Named>
      <span {...{ [onlyOnCards]: '' }} aria-hidden>
        Stock
      </span>
      <TallSwitch
        checked={isPending ? (variables.disponible ?? disponible) : disponible}
        onChange={(_event, next) => mutate({ disponible: next })}
        slotProps={{ input: { 'aria-label': `Disponible: ${nombre}` } }}
      />
    </Named>
  );
}
