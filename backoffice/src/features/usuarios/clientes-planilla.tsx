import { patiently, planillasClientes } from 'api-client/backoffice';
import { withoutDashes } from '../../shared/list-search.ts';
import { PlanillaDownload } from '../../shared/planilla/planilla-download.tsx';
import type { UsuariosSearch } from './usuarios-search.ts';

/** Exports all customers that the list finds. */
export const ClientesPlanilla = ({ search: { term, inactivos } }: { search: UsuariosSearch }) => (
  <PlanillaDownload
    label="Descargar planilla"
    name="clientes"
    call={(formato) =>
      planillasClientes({
        query: {
          ...(term ? { term: withoutDashes(term), cuentas: 'todas' } : inactivos && { cuentas: 'inactivas' }),
          formato,
        },
        parseAs: 'blob',
        ...patiently,
      })
    }
  />
);
