import Alert from '@mui/material/Alert';
import FormControlLabel from '@mui/material/FormControlLabel';
import Link from '@mui/material/Link';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { type Ajustes, ajustesUpdate } from 'api-client/backoffice';
import { useOnceAtATime } from 'app-core/use-once-at-a-time';
import { useId, useState } from 'react';
import { ConfirmDialog } from 'ui-kit/confirm-dialog';
import { SectionTitle } from 'ui-kit/section-title';
import { useToasts } from 'ui-kit/use-toasts';
import { wholeText } from 'ui-kit/whole-text';
import { queriesOf } from '../../shared/queries.ts';
import { useUsuarioId } from '../../shared/session/access.ts';

/** Demands a second factor of all staff, or stops that. Staff without one can then only turn it on. */
export function DemandFactor({ ajustes }: { ajustes: Ajustes }) {
  const { exige_segundo_factor: demanded, version, sin_segundo_factor } = ajustes;
  const [open, setOpen] = useState(false);
  const id = useId();
  const own = useUsuarioId();
  const queryClient = useQueryClient();
  const toasts = useToasts();
  const { mutate, isPending } = useOnceAtATime({
    mutationFn: () =>
      ajustesUpdate({
        body: { exige_segundo_factor: !demanded },
        headers: { 'If-Match': `"${version}"` },
      }),
    onSuccess: ({ data }) =>
      toasts.success(
        data.exige_segundo_factor
          ? 'La verificación en dos pasos se pide a todo el personal.'
          : 'La verificación en dos pasos ya no se pide.',
      ),
    onSettled: () => {
      setOpen(false);
      // Also after a failure: another admin may have changed the setting.
      void queryClient.invalidateQueries(queriesOf('ajustes'));
    },
  });
  const isWithoutFactor = sin_segundo_factor.usuarios.some(({ usuario_id }) => usuario_id === own);
  const who = withoutFactorText(sin_segundo_factor);

  return (
    <section aria-labelledby="seguridad">
      <SectionTitle id="seguridad">Seguridad</SectionTitle>
      <FormControlLabel
        control={
          <Switch
            checked={demanded}
            disabled={isWithoutFactor && !demanded}
            onChange={() => setOpen(true)}
            slotProps={{ input: { 'aria-describedby': id } }}
          />
        }
        label="Pedir la verificación en dos pasos a todo el personal"
      />
      <Typography id={id} color="textSecondary" sx={{ mt: 1 }}>
        Quien no la tenga solo podrá activarla, y nadie podrá desactivar la suya. {who}
        {sin_segundo_factor.total > 0 && ' En el Área de Usuarios tienen una marca.'}
      </Typography>
      {isWithoutFactor && !demanded && (
        <Alert severity="info" sx={{ mt: 4 }}>
          Para pedirla, <Link href="/segundo-factor">activa primero la tuya</Link>: sin ella te quedarías
          fuera.
        </Alert>
      )}
      <ConfirmDialog
        open={open}
        title={
          demanded ? '¿Dejar de pedir la verificación en dos pasos?' : '¿Pedir la verificación en dos pasos?'
        }
        text={
          demanded
            ? 'Cada persona del personal decidirá si la usa. Quien la tiene la conserva.'
            : `${who} Desde ahora, quien no la tenga tendrá que activarla para seguir trabajando.`
        }
        busy={isPending}
        // Ignore clicks while the dialog fades out.
        onConfirm={() => open && mutate()}
        onCancel={() => setOpen(false)}
        texts={{ confirm: demanded ? 'Sí, dejar de pedirla' : 'Sí, pedirla' }}
      />
    </section>
  );
}

/** At most this many names are listed; the rest is a count. */
const NAMED = 5;

const joined = new Intl.ListFormat('es-AR', { type: 'conjunction' });

/** Returns how many of the staff have no second factor, and their names. */
export function withoutFactorText({ usuarios, total }: Ajustes['sin_segundo_factor']): string {
  if (total === 0) return 'Todo el personal la tiene activada.';
  const names = usuarios.slice(0, NAMED).map(({ nombre, apellido }) => `${nombre} ${apellido}`.trim());
  const more = total - names.length;
  if (more > 0) names.push(`${more} más`);
  const lack =
    total === 1
      ? '1 persona del personal no la tiene'
      : `${wholeText(total)} personas del personal no la tienen`;
  return `${lack}: ${joined.format(names)}.`;
}
