import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import type { Condicion } from 'api-client/backoffice';
import { notVigenteText } from '../../shared/condicion-texts.ts';

/** Marks an agreement that does not count today: 'Venció el 30/11/2026'. Renders nothing while the agreement counts. */
export function NotVigente({ condicion }: { condicion: Condicion }) {
  const text = notVigenteText(condicion);
  if (!text) return null;
  return (
    <Box sx={{ my: 1 }}>
      <Chip
        size="small"
        variant="outlined"
        label={text}
        // With larger text, a phone has no room for the days in one line.
        sx={{ height: 'auto', '& .MuiChip-label': { whiteSpace: 'normal', py: 0.5 } }}
      />
    </Box>
  );
}
