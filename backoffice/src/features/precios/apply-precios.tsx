import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { preciosCambiar, type VistaPrevia } from 'api-client/backoffice';
import { ConfirmDialog } from 'ui-kit/confirm-dialog';
import { fullDate } from 'ui-kit/dates';
import { layout } from 'ui-kit/theme/tokens';
import { wholeText } from 'ui-kit/whole-text';
import { FilterSelect } from '../../shared/filter-select.tsx';
import { useLastGood } from '../../shared/use-last-good.ts';
import { listCounts, preciosText } from './cambio-texts.ts';
import { type FieldsProps, type Moments, toMoments } from './precios-fields.tsx';
import type { Ajuste } from './queries.ts';
import { useApplyPrecios } from './use-apply-precios.ts';

interface ApplyPreciosProps extends FieldsProps {
  ajuste: Ajuste;
  /** The preview on screen; undefined while another one loads or a field differs. */
  seen: VistaPrevia | undefined;
  /** Whether a field differs from the preview's values. */
  isDraft: boolean;
}

const send = ({ ajuste, moments, preview: { huella } }: SeenPreview, key: string) =>
  preciosCambiar({ body: { ...ajuste, ...moments, huella }, headers: { 'Idempotency-Key': key } });

/** How many prices rise, fall, stay or are refused, each as a filter; and the apply button. */
export function ApplyPrecios({ ajuste, seen, isDraft, search, onChange }: ApplyPreciosProps) {
  const apply = useApplyPrecios(send);
  const lastAsked = useLastGood(apply.asked);
  const last = useLastGood(seen);
  const counts = last && listCounts(last.resumen);
  const changing = counts ? counts.sube + counts.baja : 0;
  const questioned = lastAsked && listCounts(lastAsked.preview.resumen);
  const moments = toMoments(search);
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
        value={search.efecto}
        onChange={(efecto) => onChange({ efecto: efecto as typeof search.efecto })}
        sx={{ width: { xs: '100%', sm: layout.search } }}
      />
      <Button
        variant="contained"
        disabled={!seen || isDraft || changing === 0}
        onClick={() => seen && apply.ask({ ajuste, moments, preview: seen })}
      >
        {changing > 0
          ? `${moments.desde ? 'Programar' : 'Cambiar'} ${preciosText(changing)}`
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
          title={`¿${lastAsked.moments.desde ? 'Programar' : 'Cambiar'} ${preciosText(questioned.sube + questioned.baja)}?`}
          text={questionText(lastAsked)}
          busy={apply.busy}
          onConfirm={apply.confirm}
          onCancel={apply.cancel}
          onLeave={apply.leave}
          texts={{ confirm: lastAsked.moments.desde ? 'Sí, programar' : 'Sí, cambiar' }}
        />
      )}
    </Stack>
  );
}

interface SeenPreview {
  ajuste: Ajuste;
  moments: Moments;
  preview: VistaPrevia;
}

/** Returns the summary of the change for the question. */
function questionText({ preview: { resumen, programados }, moments: { desde, hasta } }: SeenPreview): string {
  const { sube, baja, rechazado } = listCounts(resumen);
  return [
    `Suben ${sube} y bajan ${baja}; ${rechazado} no se cambian.`,
    desde
      ? `Se hace el ${fullDate(desde)}. El precio que alguien cambie hasta entonces queda como está.`
      : 'La tienda los muestra enseguida.',
    hasta &&
      `La promoción termina el ${fullDate(hasta)}: cada precio vuelve a lo que era, salvo que alguien lo cambie antes.`,
    programados &&
      `${preciosText(programados)} ya ${programados === 1 ? 'espera' : 'esperan'} otro cambio programado: el segundo de los dos no lo hace donde el primero cambió.`,
    'Se puede deshacer en «Cambios hechos».',
  ]
    .filter(Boolean)
    .join(' ');
}
