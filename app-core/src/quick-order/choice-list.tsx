import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { precioFor } from 'api-client/core';
import { packText, quantityChoices } from 'api-client/renglones';
import { touchTarget } from 'ui-kit/theme/tokens';
import { priceText } from '../cart/iva.ts';
import { withNoBreakSpaces } from '../unbroken.ts';
import type { Opcion, QuickProducto } from './rows.ts';

export interface QuantityChipsProps {
  escrito: string;
  producto: QuickProducto;
  onChoose: (cantidad: number) => void;
}

/** One chip per possible quantity of an unclear line: '1 bulto de 24', '24 bultos de 24'. */
export function QuantityChips({ escrito, producto, onChoose }: QuantityChipsProps) {
  const { nombre, tipo_de_precio } = producto;
  if (tipo_de_precio === undefined) return null;
  const sized = { nombre, tipo_de_precio };
  const choices = quantityChoices(escrito, sized);
  if (choices.length === 0) return null;
  return (
    <Stack
      role="group"
      aria-label={`Cantidades posibles de ${nombre}`}
      direction="row"
      spacing={2}
      useFlexGap
      sx={{ flexWrap: 'wrap' }}
    >
      {choices.map((many) => (
        <Button
          key={many}
          data-chip=""
          variant="outlined"
          onClick={() => onChoose(many)}
          sx={{ minHeight: touchTarget, whiteSpace: 'nowrap' }}
        >
          {withNoBreakSpaces(packText(many, sized))}
        </Button>
      ))}
    </Stack>
  );
}

export interface ChoiceListProps<P> {
  /** Accessible name. */
  label: string;
  /** The written line. If its quantity is unclear, each option offers the possible quantities. */
  escrito: string;
  opciones: readonly Opcion<P>[];
  onChoose: (opcion: Opcion<P>) => void;
}

/** Lists products to choose from, each as wide as the page for a thumb. Sold-out products cannot be chosen. */
export function ChoiceList<P extends QuickProducto>({
  label,
  escrito,
  opciones,
  onChoose,
}: ChoiceListProps<P>) {
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
              {withNoBreakSpaces(opcion.producto.nombre)}
            </Typography>
            <Typography
              component="span"
              variant="body2"
              sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}
            >
              {opcion.producto.disponible ? priceOf(opcion) : 'Sin stock'}
            </Typography>
          </Button>
          {opcion.cantidad === null && opcion.producto.disponible && (
            <Box sx={{ pt: 2, pb: 1 }}>
              <QuantityChips
                escrito={escrito}
                producto={opcion.producto}
                onChoose={(cantidad) => onChoose({ ...opcion, cantidad })}
              />
            </Box>
          )}
        </li>
      ))}
    </Stack>
  );
}

function priceOf({ producto, cantidad }: Opcion<QuickProducto>): string {
  const { precio = 0, cantidades } = producto;
  return `${cantidad ?? '¿Cuántos?'} × ${priceText(producto, precioFor(precio, cantidad ?? 1, cantidades))}`;
}
