import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { partsOfAmounts } from 'app-core/cart/iva';
import { TotalParts } from 'ui-kit/total-parts';
import { ivaNote } from '../../../shared/iva.ts';
import { type Edicion, lineCents, remainingLines } from './edicion.ts';

/** Net amount and tax of the edited lines, if the order shows them. */
export function EdicionIva({ edicion: { pedido, lines } }: { edicion: Edicion }) {
  if (!pedido.iva) return null;
  const parts = partsOfAmounts(
    remainingLines(lines).map((line) => ({ alicuota: line.alicuota, total: lineCents(line) })),
  );
  return (
    <Box
      component="section"
      aria-label="IVA del pedido"
      sx={{ display: 'grid', gap: 2, my: 4, ml: 'auto', maxWidth: '48ch' }}
    >
      {parts && <TotalParts parts={parts} />}
      <Typography variant="body2" color="textSecondary">
        {ivaNote(pedido.iva.modo)}
        {/* The customer's list carries no rates when the customer no longer sees the tax. */}
        {!parts && ' El IVA de los productos agregados se ve al guardar.'}
      </Typography>
    </Box>
  );
}
