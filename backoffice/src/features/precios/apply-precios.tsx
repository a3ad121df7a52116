import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { CambioDePrecios, VistaPrevia } from 'api-client/backoffice';
import { ConfirmDialog } from 'ui-kit/confirm-dialog';
import { layout } from 'ui-kit/theme/tokens';
import { wholeText } from 'ui-kit/whole-text';
import { FilterSelect } from '../../shared/filter-select.tsx';
import { useLastGood } from '../../shared/use-last-good.ts';
import { listCounts, preciosText } from './cambio-texts.ts';
import type { PreciosSearch } from './queries.ts';
import { useApplyPrecios } from './use-apply-precios.ts';

type EfectoFilter = NonNullable<PreciosSearch['efecto']>;

/** A change as shown: how to send it, and what the question says. */
interface AskedChange {
  preview: VistaPrevia;
  isLater: boolean;
  /** Consequences beyond the counts. */
  text: string;
  send: (key: string) => Promise<{ data: CambioDePrecios }>;
}

interface ApplyPreciosProps {
  /** The preview on screen; undefined while another one loads or a field differs. */
  seen: VistaPrevia | undefined;
  /** Whether a field differs from the preview's values. */
  isDraft: boolean;
  /** The effect that the table is filtered by. */
  efecto: string | undefined;
  onEfecto: (efecto: EfectoFilter | undefined) => void;
  /** Returns what the button asks and sends. */
  change: (preview: VistaPrevia) => Pick<AskedChange, 'text' | 'send'>;
  isLater?: boolean;
}

const send = (asked: AskedChange, key: string) => asked.send(key);

/** How many prices rise, fall, stay or are refused, each as a filter; and the apply button. */
export function ApplyPrecios({
  seen,
  isDraft,
  efecto,
  onEfecto,
  change,
  isLater = false,
}: ApplyPreciosProps) {
  const apply = useApplyPrecios(send);
  const lastAsked = useLastGood(apply.asked);
  const last = useLastGood(seen);
  const counts = last && listCounts(last.resumen);
  const changing = counts ? counts.sube + counts.baja : 0;
  const questioned = lastAsked && listCounts(lastAsked.preview.resumen);
  return (
    <Stack direction="row" useFlexGap spacing={3} sx={{ flexWrap: 'wrap', alignItems: 'center', mb: 4 }}>
      <FilterSelect
        label="Ver"
        all={
          counts
            ? `Todos (${wholeText(counts.sube + counts.baja + counts.igual + counts.rechazado)})`
            : 'Todos'
        }
        options={
          counts
            ? [
                { value: 'sube', label: `Los que suben (${wholeText(counts.sube)})` },
                { value: 'baja', label: `Los que bajan (${wholeText(counts.baja)})` },
                { value: 'igual', label: `Los que quedan igual (${wholeText(counts.igual)})` },
                { value: 'rechazado', label: `Los que no se cambian (${wholeText(counts.rechazado)})` },
              ]
            : []
        }
        value={efecto}
        onChange={(value) => onEfecto(value as EfectoFilter | undefined)}
        sx={{ width: { xs: '100%', sm: layout.search } }}
      />
      <Button
        variant="contained"
        disabled={!seen || isDraft || changing === 0}
        onClick={() => seen && apply.ask({ ...change(seen), isLater, preview: seen })}
      >
        {changing > 0
          ? `${isLater ? 'Programar' : 'Cambiar'} ${preciosText(changing)}`
          : 'Ningún precio cambia'}
      </Button>
      {isDraft && (
        <Typography role="status" variant="body2">
          La vista previa es de otro valor. Presiona Enter en el campo que cambiaste, o corrígelo.
        </Typography>
      )}
      {lastAsked && questioned && (
        <ConfirmDialog
          open={apply.asked !== undefined}
          title={`¿${lastAsked.isLater ? 'Programar' : 'Cambiar'} ${preciosText(questioned.sube + questioned.baja)}?`}
          text={`Suben ${questioned.sube} y bajan ${questioned.baja}; ${questioned.rechazado} no se cambian. ${lastAsked.text}`}
          busy={apply.busy}
          onConfirm={apply.confirm}
          onCancel={apply.cancel}
          onLeave={apply.leave}
          texts={{ confirm: lastAsked.isLater ? 'Sí, programar' : 'Sí, cambiar' }}
        />
      )}
    </Stack>
  );
}
