import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { planillasCondiciones } from 'api-client/backoffice';
import { useState } from 'react';
import { condicionesOptions } from '../../shared/condiciones.ts';
import { FilterSelect } from '../../shared/filter-select.tsx';
import { PlanillaDownload } from '../../shared/planilla/planilla-download.tsx';

/**
 * Downloads a spreadsheet to change and upload again: all products of one agreement, or what all agreements have of their
 * own. `first` is the id of the agreement to begin with.
 */
export function CondicionesDownload({ first }: { first: string | undefined }) {
  const { data: condiciones = [] } = useQuery(condicionesOptions());
  const [chosen, setChosen] = useState(first);
  const id = condiciones.some(({ value }) => value === chosen) ? chosen : undefined;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'center', width: '100%' }}>
      <FilterSelect
        label="Condiciones"
        all="Todas: solo lo que tienen propio"
        options={condiciones}
        value={id}
        onChange={setChosen}
        sx={{ width: { xs: '100%', sm: 320 } }}
      />
      <PlanillaDownload
        name="condiciones"
        label="Descargar para cambiar"
        call={(formato) =>
          planillasCondiciones({ query: { formato, ...(id && { condicion_id: id }) }, parseAs: 'blob' })
        }
      />
    </Box>
  );
}
