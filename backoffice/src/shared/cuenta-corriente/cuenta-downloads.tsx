import Button from '@mui/material/Button';
import { cuentaCorrientePdf, cuentaCorrientePlanilla } from 'api-client/backoffice';
import { useDownload } from 'app-core/download/use-download';
import { shopDay } from 'ui-kit/dates';

interface DownloadProps {
  label: string;
  /** What the file's name ends with. */
  type: 'pdf' | 'csv';
  call: () => Promise<{ data: unknown }>;
}

function Download({ label, type, call }: DownloadProps) {
  const name = `cuenta-corriente_${shopDay(new Date())}.${type}`;
  const { download, busy } = useDownload(name, false, async () => ({ data: (await call()).data as Blob }));
  return (
    <Button loading={busy} onClick={download}>
      {label}
    </Button>
  );
}

/** The whole account to take along. */
export function CuentaDownloads({ usuarioId: id }: { usuarioId: string }) {
  const asked = { path: { id }, parseAs: 'blob' } as const;
  return (
    <>
      <Download label="Resumen en PDF" type="pdf" call={() => cuentaCorrientePdf(asked)} />
      <Download label="Planilla" type="csv" call={() => cuentaCorrientePlanilla(asked)} />
    </>
  );
}
