import UndoOutlined from '@mui/icons-material/UndoOutlined';
import { useQuery } from '@tanstack/react-query';
import { type CambioDePrecios, preciosCambioOptions } from 'api-client/backoffice';
import { Answer } from 'app-core/queries/answer';
import { toldByScreen } from 'app-core/queries/own-failures';
import { useState } from 'react';
import { ConfirmDialog } from 'ui-kit/confirm-dialog';
import { LoadingDots } from 'ui-kit/loading-dots';
import { RowAction } from '../../shared/row-action.tsx';
import { useRowRoom } from '../../shared/use-row-room.ts';
import { isWaiting } from './cambio-texts.ts';
import { preciosText } from './efecto-texts.ts';
import { useUndoPrecios } from './use-undo-precios.ts';

const textOf = (back: number, others: number): string =>
  [
    `${preciosText(back)} ${back === 1 ? 'vuelve a lo que era' : 'vuelven a lo que eran'}.`,
    others > 0 &&
      `${preciosText(others)} ${others === 1 ? 'cambió después y queda como está' : 'cambiaron después y quedan como están'}.`,
  ]
    .filter(Boolean)
    .join(' ');

/** Shows how many prices changed since and will stay, then undoes the change. */
export function UndoCambio({ cambio }: { cambio: CambioDePrecios }) {
  const { cambio_id: id, seleccion, suben, bajan, deshecho } = cambio;
  const { iconsOnly } = useRowRoom();
  const [asked, setAsked] = useState(false);
  const waits = isWaiting(cambio);
  const distintos = useQuery({
    ...preciosCambioOptions({ path: { id }, query: { filtro: 'distintos', limit: 1 } }),
    // Other users may have changed prices: never use a cached response.
    staleTime: 0,
    ...toldByScreen,
    enabled: asked && !waits,
  });
  const { mutate, isPending, leave } = useUndoPrecios(cambio, () => setAsked(false));
  return (
    <>
      <RowAction
        label={waits ? 'Quitar' : 'Deshacer'}
        context={seleccion}
        icon={<UndoOutlined />}
        iconOnly={iconsOnly}
        refusal={deshecho !== null && (deshecho.usuario ? 'Ya se deshizo.' : 'La promoción ya terminó.')}
        onClick={() => setAsked(true)}
      />
      <ConfirmDialog
        open={asked}
        title={waits ? '¿Quitar este cambio programado?' : '¿Deshacer este cambio de precios?'}
        text={
          waits ? (
            'No se hace: ningún precio cambia.'
          ) : (
            <Answer
              query={distintos}
              failed="No se pudo saber cuántos precios vuelven."
              loading={<LoadingDots label="Contando los precios" />}
            >
              {({ total }) => textOf(suben + bajan - total, total)}
            </Answer>
          )
        }
        idle={!waits && distintos.data === undefined}
        busy={isPending || (asked && distintos.isFetching)}
        onConfirm={() => mutate(distintos.data?.huella ?? undefined)}
        onCancel={() => setAsked(false)}
        onLeave={() => {
          setAsked(false);
          leave();
        }}
        texts={{ confirm: waits ? 'Sí, quitar' : 'Sí, deshacer' }}
      />
    </>
  );
}
