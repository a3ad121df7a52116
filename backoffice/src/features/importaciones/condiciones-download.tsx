import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { planillasCondiciones } from 'api-client/backoffice';
import { Answer } from 'app-core/queries/answer';
import { useState } from 'react';
import { layout } from 'ui-kit/theme/tokens';
import { condicionesOptions } from '../../shared/condiciones.ts';
import { FilterSelect } from '../../shared/filter-select.tsx';
import { PlanillaDownload } from '../../shared/planilla/planilla-download.tsx';

/**
 * Downloads a spreadsheet to change and upload again: all products of one agreement, or what all agreements have of their
 * own. `first` is the id of the agreement to begin with.
 */
export function CondicionesDownload({ first }: { first: string | undefined }) {
  const query = useQuery(condicionesOptions());
  const [chosen, setChosen] = useState(first);
  return (
    <Answer query={query} failed="No se pudieron cargar las condiciones.">
      {(condiciones) => condiciones && <Choice options={condiciones} chosen={chosen} onChoose={setChosen} />}
    </Answer>
  );
}

interface ChoiceProps {
  options: readonly { value: string; label: string }[];
  chosen: string | undefined;
  onChoose: (id: string | undefined) => void;
}

function Choice({ options, chosen, onChoose }: ChoiceProps) {
  const id = options.some(({ value }) => value === chosen) ? chosen : undefined;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'center', width: '100%' }}>
      <FilterSelect
        label="Condiciones"
        all="Todas: solo lo que tienen propio"
        options={options}
        value={id}
        onChange={onChoose}
        sx={{ width: { xs: '100%', sm: layout.search } }}
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
