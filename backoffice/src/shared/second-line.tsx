import Typography from '@mui/material/Typography';

/** What stands under a row's name: all of it, on as many lines as it takes. */
export const SecondLine = ({ children }: { children: string }) => (
  <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
    {children}
  </Typography>
);
