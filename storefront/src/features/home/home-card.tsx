import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

export interface HomeCardProps {
  area: 'due' | 'last' | 'way' | 'debt';
  title: string;
  /** Beside the title. */
  action?: ReactNode;
  children: ReactNode;
}

/** A card in the customer's part of the home page. */
export function HomeCard({ area, title, action, children }: HomeCardProps) {
  const id = useId();
  return (
    <Card
      variant="outlined"
      component="section"
      aria-labelledby={id}
      sx={{ gridArea: area, p: 4, display: 'flex', flexDirection: 'column', minWidth: 0 }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 2, mb: 1 }}>
        <Typography id={id} variant="h3" component="h2">
          {title}
        </Typography>
        {action}
      </Box>
      {children}
    </Card>
  );
}
