import { cuentaCorrientePdf, cuentaCorrientePlanilla } from 'api-client/backoffice';
import { DownloadButton } from '../download-button.tsx';

/** The whole account to take along. */
export function CuentaDownloads({ usuarioId: id }: { usuarioId: string }) {
  const asked = { path: { id }, parseAs: 'blob' } as const;
  const file = { name: 'cuenta-corriente' };
  return (
    <>
      <DownloadButton {...file} label="Resumen en PDF" type="pdf" call={() => cuentaCorrientePdf(asked)} />
      <DownloadButton {...file} label="Planilla" type="csv" call={() => cuentaCorrientePlanilla(asked)} />
    </>
  );
}
