import { listaDePreciosPdfDeCondicion, listaDePreciosPlanillaDeCondicion } from 'api-client/backoffice';
import { DownloadButton } from '../../shared/download-button.tsx';
import { PlanillaDownload } from '../../shared/planilla/planilla-download.tsx';

/** Downloads of an agreement's price list, as its customers get it. */
export function ListaDownloads({ id }: { id: string }) {
  const request = { path: { id }, parseAs: 'blob' } as const;
  const file = { name: 'lista-de-precios' };
  return (
    <>
      <DownloadButton {...file} label="Lista en PDF" call={() => listaDePreciosPdfDeCondicion(request)} />
      <PlanillaDownload
        {...file}
        label="Lista en planilla"
        call={(formato) => listaDePreciosPlanillaDeCondicion({ ...request, query: { formato } })}
      />
    </>
  );
}
