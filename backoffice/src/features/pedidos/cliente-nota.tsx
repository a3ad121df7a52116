import Alert from '@mui/material/Alert';

/** What the customer wrote to the house with the order, as they wrote it. */
export const ClienteNota = ({ children }: { children: string }) => (
  <Alert severity="info" sx={{ mb: 4, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
    <strong>Nota del cliente:</strong> {children}
  </Alert>
);

/** Beside a line. */
export const notaText = (nota: string | null | undefined) => (nota ? `Nota del cliente: ${nota}` : undefined);
