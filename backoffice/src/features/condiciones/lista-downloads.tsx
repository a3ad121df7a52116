import CompareArrowsOutlined from '@mui/icons-material/CompareArrowsOutlined';
import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined';
import { listaDePreciosPdfDeCondicion, listaDePreciosPlanillaDeCondicion } from 'api-client/backoffice';
import { DownloadButton } from '../../shared/download-button.tsx';
import { ButtonLink } from '../../shared/links.tsx';
import { PlanillaDownload } from '../../shared/planilla/planilla-download.tsx';
import { usePermisos } from '../../shared/session/permisos.ts';
import { useHere } from '../../shared/use-return-to.ts';

/** Opens the import of a spreadsheet with own prices and terms by quantity. Without an id, those of all agreements. */
export function InPlanilla({ id }: { id?: string }) {
  const here = useHere();
  const { may } = usePermisos();
  return (
    may('importaciones.create.condiciones') && (
      <ButtonLink
        to="/panel-importaciones"
        search={{ tipo: 'condiciones', condicion: id }}
        state={here}
        variant="outlined"
        startIcon={<UploadFileOutlined />}
      >
        Cambiar en planilla
      </ButtonLink>
    )
  );
}

/** Opens the comparison, of the agreement if given. */
export function Comparison({ id }: { id?: string }) {
  const here = useHere();
  const { may } = usePermisos();
  return (
    may('condiciones.comparar') && (
      <ButtonLink
        to="/comparar-condiciones"
        search={{ condicion: id }}
        state={here}
        variant="outlined"
        startIcon={<CompareArrowsOutlined />}
      >
        Comparar
      </ButtonLink>
    )
  );
}

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
