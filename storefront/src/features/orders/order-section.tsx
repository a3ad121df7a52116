import Box from '@mui/material/Box';
import { type ReactNode, useId } from 'react';
import { SectionTitle } from 'ui-kit/section-title';

export function OrderSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={{ mt: 8 }}>
      <SectionTitle id={id}>{title}</SectionTitle>
      {children}
    </Box>
  );
}
