import { patiently, planillasProductos } from 'api-client/backoffice';
import { useState } from 'react';
import { PlanillaDownload } from '../../shared/planilla/planilla-download.tsx';
import type { ProductosSearch } from './productos-search.ts';
import { narrowedQuery } from './queries.ts';

/** All that the list finds to take along, on whatever page; the deactivated ones too, where that is wanted. */
export function ProductosPlanilla({ search, count }: { search: ProductosSearch; count: number | undefined }) {
  const [inactivos, setInactivos] = useState(false);
  // The list of the deactivated ones holds no others.
  const offered = search.filtro !== 'inactivos';
  return (
    <PlanillaDownload
      label="Descargar planilla"
      name="productos"
      count={count}
      also={
        offered ? { label: 'También los inactivos', checked: inactivos, onChange: setInactivos } : undefined
      }
      call={(formato) =>
        planillasProductos({
          query: { ...narrowedQuery(search), ...(offered && inactivos && { inactivos: 'si' }), formato },
          parseAs: 'blob',
          ...patiently,
        })
      }
    />
  );
}
