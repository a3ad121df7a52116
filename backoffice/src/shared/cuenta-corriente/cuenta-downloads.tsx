import { cuentaCorrientePdf, cuentaCorrientePlanilla } from 'api-client/backoffice';
import { DownloadButton } from '../download-button.tsx';
import { PlanillaDownload } from '../planilla/planilla-download.tsx';

/** Downloads of the whole account. */
export function CuentaDownloads({ usuarioId: id }: { usuarioId: string }) {
  const asked = { path: { id }, parseAs: 'blob' } as const;
  const file = { name: 'cuenta-corriente' };
  return (
    <>
      <DownloadButton {...file} label="Resumen en PDF" call={() => cuentaCorrientePdf(asked)} />
      <PlanillaDownload
        {...file}
        label="Planilla"
        call={(formato) => cuentaCorrientePlanilla({ ...asked, query: { formato } })}
      />
    </>
  );
}
