import Box from '@mui/material/Box';
import { useNote } from './note.tsx';

/** The customer's note on the whole order. */
export function OrderNote({ value, disabled }: { value: string | undefined; disabled: boolean }) {
  const note = useNote({ value, disabled, of: ' al pedido' });
  return (
    <Box sx={{ py: 2 }}>
      {note.content}
      <Box sx={{ ml: -2 }}>{note.button}</Box>
    </Box>
  );
}
