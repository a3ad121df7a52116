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
import { countsOf, preciosText } from './cambio-texts.ts';
import { type FieldsProps, type Moments, momentsIn } from './precios-fields.tsx';
import type { AskedAjuste } from './queries.ts';
import { useApplyPrecios } from './use-apply-precios.ts';

interface ApplyPreciosProps extends FieldsProps {
  ajuste: AskedAjuste;
  /** The preview on screen; undefined while another one loads or a field differs. */
  seen: VistaPrevia | undefined;
  /** Whether a field differs from the preview's values. */
  isDraft: boolean;
}

const send = ({ ajuste, moments, preview: { huella } }: Seen, key: string) =>
  preciosCambiar({ body: { ...ajuste, ...moments, huella }, headers: { 'Idempotency-Key': key } });

/** How many prices rise, fall, stay or are refused, each as a filter; and the apply button. */
export function ApplyPrecios({ ajuste, seen, isDraft, search, onChange }: ApplyPreciosProps) {
  const apply = useApplyPrecios(send);
  const asked = useLastGood(apply.asked);
  const last = useLastGood(seen);
  const counts = last && countsOf(last.resumen);
  const changing = counts ? counts.sube + counts.baja : 0;
  const questioned = asked && countsOf(asked.preview.resumen);
  const moments = momentsIn(search);
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
      {asked && questioned && (
        <ConfirmDialog
          open={apply.asked !== undefined}
          title={`¿${asked.moments.desde ? 'Programar' : 'Cambiar'} ${preciosText(questioned.sube + questioned.baja)}?`}
          text={questionText(asked)}
          busy={apply.busy}
          onConfirm={apply.confirm}
          onCancel={apply.cancel}
          onLeave={apply.leave}
          texts={{ confirm: asked.moments.desde ? 'Sí, programar' : 'Sí, cambiar' }}
        />
      )}
    </Stack>
  );
}

interface Seen {
  ajuste: AskedAjuste;
  moments: Moments;
  preview: VistaPrevia;
}

/** Returns the summary of the change for the question. */
function questionText({ preview: { resumen, programados }, moments: { desde, hasta } }: Seen): string {
  const { sube, baja, rechazado } = countsOf(resumen);
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
