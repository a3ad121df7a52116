import Box from '@mui/material/Box';
import type { Condicion } from 'api-client/backoffice';
import { notVigenteText } from '../../shared/condicion-texts.ts';

/** Marks an agreement that does not count today: 'Venció el 30/11/2026'. Renders nothing while the agreement counts. */
export function NotVigente({ condicion }: { condicion: Condicion }) {
  const text = notVigenteText(condicion);
  return text && <Box sx={{ typography: 'body2', fontWeight: 'fontWeightBold' }}>{text}</Box>;
}
