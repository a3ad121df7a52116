import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { styled } from '@mui/material/styles';
import { useRef } from 'react';
import { StickyBar } from 'ui-kit/forms/sticky-bar';
import { PdfButton } from 'ui-kit/pdf-button';
import { least } from 'ui-kit/theme/tokens';
import { useReservedBottom } from 'ui-kit/use-reserved-bottom';
import { wholeText } from 'ui-kit/whole-text';
import { CopiasField } from '../copias-field.tsx';
import { RepartoButton } from '../reparto/reparto-button.tsx';
import { useRemitos } from '../use-remitos.ts';
import { finish } from './progress.ts';
import { sendWaiting } from './sending.ts';
import { hasBultos, type Packing } from './tally.ts';
import { TARGET } from './tick.tsx';

const Root = styled(StickyBar)({
  '& > div': { flex: `1 1 ${least.button}` },
  '& .MuiButton-root': { minHeight: TARGET },
});

/** Progress, orders ready to finish, and the papers of packed orders. */
export function EmpaqueBar({ packings }: { packings: readonly Packing[] }) {
  const bar = useRef<HTMLElement>(null);
  useReservedBottom(bar, true);
  const packable = packings.filter(({ step }) => step !== 'closed');
  const total = packable.reduce((sum, { parts }) => sum + parts.length, 0);
  const done = packable.reduce((sum, packing) => sum + packing.done, 0);
  const ready = packings.filter((packing) => packing.step === 'ready' && hasBultos(packing));
  const packed = packings.filter(({ step }) => step === 'packed').map(({ pedido }) => pedido.pedido_id);
  const remitos = useRemitos(packed);
  const close = () => {
    for (const { pedido } of ready) finish(pedido.pedido_id, pedido.empaque?.empaque_id ?? null);
    void sendWaiting();
  };
  const label = ready.length > 1 ? `Terminar ${wholeText(ready.length)} empaques` : 'Terminar empaque';
  const text = `${wholeText(done)} de ${wholeText(total)}`;
  return (
    <Root ref={bar} aria-label="Avance del empaque">
      <div>
        <strong role="status">{text}</strong>
        <LinearProgress
          variant="determinate"
          value={total === 0 ? 0 : (done / total) * 100}
          aria-label={`Líneas empacadas: ${text}`}
        />
      </div>
      {packed.length > 0 && (
        <>
          <CopiasField />
          <PdfButton
            label="Imprimir remitos"
            onClick={remitos.download}
            busy={remitos.busy}
            disabled={remitos.refusal !== false}
            {...(remitos.refusal && { reason: remitos.refusal })}
          />
          <RepartoButton pedidoIds={packed} />
        </>
      )}
      {packed.length < packable.length && (
        <Button variant="contained" disabled={ready.length === 0} onClick={close}>
          {label}
        </Button>
      )}
    </Root>
  );
}
