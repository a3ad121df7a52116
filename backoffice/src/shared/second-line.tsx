import Typography from '@mui/material/Typography';

/** The full second line of a row, wrapped. */
export const SecondLine = ({ children }: { children: string }) => (
  <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
    {children}
  </Typography>
);
