import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { estantesListOptions } from 'api-client/backoffice';
import { together } from 'app-core/queries/answer';
import { ArrangePage } from '../../../shared/arrange-page.tsx';
import { optionsQuery } from '../../../shared/producto-options.ts';
import { usePermisos } from '../../../shared/session/permisos.ts';
import { EstantesEditor } from './estantes-editor.tsx';

/** Edits the walking order of the shelves. */
export function EstantesPage() {
  const { may } = usePermisos();
  const estantes = useQuery(estantesListOptions());
  const options = useQuery(optionsQuery());
  return (
    <ArrangePage
      title="Orden de estantes"
      lead="En este orden se recorren los productos al empacar. Una marca con estante propio vale más que la categoría; lo que no está en ninguno va al final, por nombre."
      back={may('pedidos.list') ? '/panel-pedidos' : '/panel-empaque'}
      query={together([estantes, options])}
      failed="No pudimos cargar los estantes."
      row={<Skeleton width="40%" />}
    >
      {() =>
        estantes.data &&
        options.data && <EstantesEditor saved={estantes.data.estantes} options={options.data} />
      }
    </ArrangePage>
  );
}
