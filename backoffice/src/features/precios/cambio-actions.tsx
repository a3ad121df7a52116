import Inventory2Outlined from '@mui/icons-material/Inventory2Outlined';
import ReplayOutlined from '@mui/icons-material/ReplayOutlined';
import UndoOutlined from '@mui/icons-material/UndoOutlined';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  type CambioConProductos,
  type CambioDePrecios,
  preciosCambioOptions,
  preciosDeshacer,
  preciosReintentar,
} from 'api-client/backoffice';
import { Answer } from 'app-core/queries/answer';
import { reportedByScreen } from 'app-core/queries/own-failures';
import { useOnceAtATime } from 'app-core/use-once-at-a-time';
import { useState } from 'react';
import { lateView, useLateView } from 'ui-kit/late-view';
import { LoadingDots } from 'ui-kit/loading-dots';
import { useToasts } from 'ui-kit/use-toasts';
import { PRECIOS_QUERIES } from '../../shared/queries.ts';
import { RowAction, RowActions, RowLink } from '../../shared/row-action.tsx';
import { useRowLayout } from '../../shared/use-row-layout.ts';
import { isWaiting, preciosText, propiosText } from './cambio-texts.ts';

/** A link to the products, and the undo button. */
export function CambioActions({ cambio }: { cambio: CambioDePrecios }) {
  const { showsIconsOnly } = useRowLayout();
  const { cambio_id, seleccion } = cambio;
  return (
    <RowActions>
      <RowLink
        label="Ver productos"
        context={seleccion}
        icon={<Inventory2Outlined />}
        iconOnly={showsIconsOnly}
        to="/cambio-de-precios/$cambio_id"
        params={{ cambio_id }}
        opens
      />
      {cambio.fallo && <RetryCambio cambio={cambio} />}
      <UndoCambio cambio={cambio} />
    </RowActions>
  );
}

/** Retries a price change whose job failed after all retries. */
export function RetryCambio({ cambio }: { cambio: CambioDePrecios }) {
  const { showsIconsOnly } = useRowLayout();
  const queryClient = useQueryClient();
  const toasts = useToasts();
  const { mutate, isPending } = useOnceAtATime({
    mutationFn: () => preciosReintentar({ path: { id: cambio.cambio_id } }),
    onSuccess: () => toasts.success('El cambio de precios se hace de nuevo. Mira en un momento cómo quedó.'),
    // Also after a failure: another user may have been faster.
    onSettled: () => void queryClient.invalidateQueries(PRECIOS_QUERIES),
  });
  return (
    <RowAction
      label="Reintentar"
      context={cambio.seleccion}
      icon={<ReplayOutlined />}
      iconOnly={showsIconsOnly}
      busy={isPending}
      busyLabel="Reintentando…"
      onClick={() => mutate()}
    />
  );
}

function countsText(back: number, others: number, text: (count: number) => string): string {
  const kept = others === 1 ? 'cambió después y queda como está' : 'cambiaron después y quedan como están';
  return [
    `${text(back)} ${back === 1 ? 'vuelve a lo que era' : 'vuelven a lo que eran'}.`,
    others > 0 && `${text(others)} ${kept}.`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** Returns what undoing the change restores now. `total` counts the products that changed since. */
function textOf(
  { suben, bajan, condicion }: CambioDePrecios,
  { total, condiciones, reglas }: CambioConProductos,
): string {
  const own = (condiciones ?? []).reduce((sum, { propios }) => sum + propios, 0);
  const ownBack = (condiciones ?? []).reduce((sum, { siguen }) => sum + siguen, 0);
  return [
    reglas &&
      (reglas.siguen
        ? 'Los porcentajes vuelven a lo que eran.'
        : 'Los porcentajes cambiaron después y quedan como están.'),
    !reglas && !condicion && countsText(suben + bajan - total, total, preciosText),
    own > 0 && countsText(ownBack, own - ownBack, propiosText),
  ]
    .filter(Boolean)
    .join(' ');
}

/** Lazy: every page loads this file, as part of the list's columns. */
const undoQuestion = lateView(async () => (await import('ui-kit/confirm-dialog')).ConfirmDialog);

/** Shows how many prices changed since and will stay, then undoes the change. */
export function UndoCambio({ cambio }: { cambio: CambioDePrecios }) {
  const { cambio_id: id, seleccion, deshecho } = cambio;
  const { showsIconsOnly } = useRowLayout();
  const [isConfirming, setConfirming] = useState(false);
  const ConfirmDialog = useLateView(undoQuestion, isConfirming);
  const waits = isWaiting(cambio);
  const distintos = useQuery({
    ...preciosCambioOptions({ path: { id }, query: { filtro: 'distintos', limit: 1 } }),
    // Other users may have changed prices: never use a cached response.
    staleTime: 0,
    ...reportedByScreen,
    enabled: isConfirming && !waits,
  });
  const { mutate, isPending, leave } = useUndoPrecios(cambio, () => setConfirming(false));
  return (
    <>
      <RowAction
        label={waits ? 'Quitar' : 'Deshacer'}
        context={seleccion}
        icon={<UndoOutlined />}
        iconOnly={showsIconsOnly}
        refusal={deshecho !== null && (deshecho.usuario ? 'Ya se deshizo.' : 'La promoción ya terminó.')}
        onClick={() => setConfirming(true)}
      />
      {ConfirmDialog && (
        <ConfirmDialog
          open={isConfirming}
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
                {(effect) => textOf(cambio, effect)}
              </Answer>
            )
          }
          idle={!waits && distintos.data === undefined}
          busy={isPending || (isConfirming && distintos.isFetching)}
          onConfirm={() => mutate(distintos.data?.huella ?? undefined)}
          onCancel={() => setConfirming(false)}
          onLeave={() => {
            setConfirming(false);
            leave();
          }}
          texts={{ confirm: waits ? 'Sí, quitar' : 'Sí, deshacer' }}
        />
      )}
    </>
  );
}

/**
 * Undoes a price change with the version that was seen, and reports the number of prices; a scheduled change
 * is cancelled.
 */
function useUndoPrecios({ cambio_id: id }: CambioDePrecios, onEnd: () => void) {
  const queryClient = useQueryClient();
  const toasts = useToasts();
  return useOnceAtATime({
    mutationFn: (huella: string | undefined) =>
      preciosDeshacer({ path: { id }, query: { ...(huella !== undefined && { huella }) } }),
    onSuccess: ({ data: { deshecho, hecho_en } }) =>
      toasts.success(
        hecho_en === null
          ? 'Cambio quitado: ningún precio cambia.'
          : deshecho?.reglas
            ? 'La lista volvió a lo que era.'
            : `Precios repuestos: ${(deshecho?.repuestos ?? 0) + (deshecho?.propios ?? 0)}.`,
      ),
    onSettled: () => {
      onEnd();
      // Also after a failure: another user may have been faster.
      void queryClient.invalidateQueries(PRECIOS_QUERIES);
    },
  });
}
