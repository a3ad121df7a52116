import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Producto } from 'api-client/storefront';
import { formatMoney } from 'ui-kit/money';
import { touchTarget } from 'ui-kit/theme/tokens';
import { unbroken } from '../../shared/catalogue/size-of.ts';

export interface Opcion {
  producto: Producto;
  /** null: it is asked after the choice. */
  cantidad: number | null;
}

export interface ChoiceListProps {
  /** Accessible name. */
  label: string;
  opciones: readonly Opcion[];
  onChoose: (opcion: Opcion) => void;
}

/** Products of which one is meant: each as wide as the page, for a thumb. What is sold out can't be taken. */
export function ChoiceList({ label, opciones, onChoose }: ChoiceListProps) {
  return (
    <Stack component="ul" aria-label={label} spacing={2} sx={{ listStyle: 'none', m: 0, mt: 2, p: 0 }}>
      {opciones.map((opcion) => (
        <li key={opcion.producto.producto_id}>
          <Button
            fullWidth
            variant="outlined"
            color="secondary"
            disabled={!opcion.producto.disponible}
            onClick={() => onChoose(opcion)}
            sx={{
              justifyContent: 'space-between',
              gap: 3,
              textAlign: 'start',
              py: 2,
              minHeight: touchTarget,
            }}
          >
            <Typography component="span" variant="subtitle2" sx={{ overflowWrap: 'anywhere' }}>
              {unbroken(opcion.producto.nombre)}
            </Typography>
            <Typography
              component="span"
              variant="body2"
              sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}
            >
              {opcion.producto.disponible ? priceOf(opcion) : 'Sin stock'}
            </Typography>
          </Button>
        </li>
      ))}
    </Stack>
  );
}

const priceOf = ({ producto, cantidad }: Opcion) =>
  `${cantidad ?? '¿Cuántos?'} × ${formatMoney(producto.precio ?? 0)}`;
