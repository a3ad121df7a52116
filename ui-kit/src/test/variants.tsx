import Typography from '@mui/material/Typography';
import type { ComponentType } from 'react';

/** A story with named variants of a component below each other, for one prop's values without interaction. */
export function variants<P extends object>(Component: ComponentType<P>, ways: Record<string, Partial<P>>) {
  return (args: P) => (
    <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 24 }}>
      {Object.entries(ways).map(([name, props]) => (
        <div key={name}>
          <Typography variant="body2" color="textSecondary" lang="en" sx={{ mb: 2 }}>
            {name}
          </Typography>
          <Component {...args} {...props} />
        </div>
      ))}
    </div>
  );
}
