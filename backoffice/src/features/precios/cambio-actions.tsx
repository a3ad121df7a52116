import Inventory2Outlined from '@mui/icons-material/Inventory2Outlined';
import type { CambioDePrecios } from 'api-client/backoffice';
import { RowActions } from '../../shared/row-action.tsx';
import { RowLink } from '../../shared/row-link.tsx';
import { useRowRoom } from '../../shared/use-row-room.ts';
import { RetryCambio } from './retry-cambio.tsx';
import { UndoCambio } from './undo-cambio.tsx';

/** A link to the products, and the undo button. */
export function CambioActions({ cambio }: { cambio: CambioDePrecios }) {
  const { iconsOnly } = useRowRoom();
  const { cambio_id, seleccion } = cambio;
  return (
    <RowActions>
      <RowLink
        label="Ver productos"
        context={seleccion}
        icon={<Inventory2Outlined />}
        iconOnly={iconsOnly}
        to="/cambio-de-precios/$cambio_id"
        params={{ cambio_id }}
        opens
      />
      {cambio.fallo && <RetryCambio cambio={cambio} />}
      <UndoCambio cambio={cambio} />
    </RowActions>
  );
}
