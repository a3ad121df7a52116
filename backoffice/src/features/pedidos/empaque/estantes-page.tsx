import { useQuery } from '@tanstack/react-query';
import { estantesListOptions } from 'api-client/backoffice';
import { Answer, together } from 'app-core/queries/answer';
import { BackButton } from 'ui-kit/back-button';
import { LoadingDots } from 'ui-kit/loading-dots';
import { PageTitle } from 'ui-kit/page-title';
import { optionsQuery } from '../../../shared/producto-options.ts';
import { useReturnTo } from '../../../shared/use-return-to.ts';
import { EstantesEditor } from './estantes-editor.tsx';

/** The order in which one walks along the shelves, as staff arrange it. */
export function EstantesPage() {
  const { href } = useReturnTo('/panel-pedidos');
  const estantes = useQuery(estantesListOptions());
  const options = useQuery(optionsQuery());
  return (
    <>
      <PageTitle
        before={<BackButton href={href} />}
        lead="En este orden se recorren los productos al empacar. Una marca con estante propio vale más que la categoría; lo que no está en ninguno va al final, por nombre."
      >
        Orden de estantes
      </PageTitle>
      <Answer
        query={together([estantes, options])}
        failed="No pudimos cargar los estantes."
        loading={<LoadingDots label="Cargando..." showLabel />}
      >
        {() =>
          estantes.data &&
          options.data && <EstantesEditor saved={estantes.data.estantes} options={options.data} />
        }
      </Answer>
    </>
  );
}
