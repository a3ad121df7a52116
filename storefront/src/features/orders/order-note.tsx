import Typography from '@mui/material/Typography';

/** What the customer wrote, as they wrote it. */
export const OrderNote = ({ children }: { children: string }) => (
  <Typography variant="body2" sx={{ mt: 1, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
    Tu nota: {children}
  </Typography>
);
