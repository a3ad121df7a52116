import Switch from '@mui/material/Switch';
import { styled } from '@mui/material/styles';
import type { Producto } from 'api-client/backoffice';
import { onlyOnCards } from 'ui-kit/data-table';
import { StockIcon } from 'ui-kit/stock-icon';
import { touchTarget } from 'ui-kit/theme/tokens';
import { useEditProducto } from './use-edit-producto.ts';

/** As high as a thumb needs; what is seen stays as it is. */
const TallSwitch = styled(Switch)({
  overflow: 'visible',
  '& .MuiSwitch-input': { insetBlockStart: '50%', height: touchTarget, transform: 'translateY(-50%)' },
});

/** On a card no header says what the switch is for; where it has no room, 'Sin stock' beside the name does. */
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

/** Whether a product can be had: pressed, it is the other, and pressed again as it was. */
export function DisponibleCell({ producto }: { producto: Producto }) {
  const { nombre, disponible, esta_activo } = producto;
  const { mutate, isPending, variables } = useEditProducto(producto, {
    tell: (changed) => `${nombre}: ${changed.disponible ? 'con stock' : 'sin stock'}.`,
  });
  // One that is out of the shop is edited by nobody.
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
