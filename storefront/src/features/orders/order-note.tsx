import Typography from '@mui/material/Typography';

/** The customer's note, with its line breaks. */
export const OrderNote = ({ children }: { children: string }) => (
  <Typography variant="body2" sx={{ mt: 1, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
    Tu nota: {children}
  </Typography>
);
