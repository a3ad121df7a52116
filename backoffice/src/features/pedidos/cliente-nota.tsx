import Alert from '@mui/material/Alert';

/** The customer's note on the order, unchanged. */
export const ClienteNota = ({ children }: { children: string }) => (
  <Alert severity="info" sx={{ mb: 4, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
    <strong>Nota del cliente:</strong> {children}
  </Alert>
);

export const notaText = (nota: string | null | undefined) => (nota ? `Nota del cliente: ${nota}` : undefined);

/** Returns the product's shelf code; undefined without a code. */
export const codigoText = (codigo: string | null | undefined): string | undefined =>
  codigo ? `Cód. ${codigo}` : undefined;
