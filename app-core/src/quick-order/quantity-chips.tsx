import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { packText, quantityChoices } from 'api-client/renglones';
import { touchTarget } from 'ui-kit/theme/tokens';
import { unbroken } from '../unbroken.ts';
import type { QuickProducto } from './rows.ts';

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
          {unbroken(packText(many, sized))}
        </Button>
      ))}
    </Stack>
  );
}
