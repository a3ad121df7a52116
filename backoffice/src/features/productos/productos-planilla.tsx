import { patiently, planillasProductos } from 'api-client/backoffice';
import { useState } from 'react';
import { PlanillaDownload } from '../../shared/planilla/planilla-download.tsx';
import type { ProductosSearch } from './productos-search.ts';
import { narrowedQuery } from './queries.ts';

/** Exports all products that the list finds, optionally with inactive ones. */
export function ProductosPlanilla({ search, count }: { search: ProductosSearch; count: number | undefined }) {
  const [inactivos, setInactivos] = useState(false);
  // The list of inactive products has no others.
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
