import Typography from '@mui/material/Typography';
import { type Ajustes, LIMITS, montoMinimoText, pesosText } from 'api-client/backoffice';
import { ajustesBody } from 'api-client/backoffice-forms';
import { FormFrame } from 'app-core/forms/form-frame';
import { useFormikContext } from 'formik';
import { ErrorSummary } from 'ui-kit/forms/error-summary';
import { NumberField } from 'ui-kit/forms/number-field';
import { SectionTitle } from 'ui-kit/section-title';
import { SettleActions } from './settle-actions.tsx';
import { useAjustesForm } from './use-ajustes-form.ts';

const LABELS = { monto_minimo: 'Monto mínimo de un pedido', envio_gratis: 'Envío gratis desde' };

interface Values {
  monto_minimo: number | null;
  envio_gratis: number | null;
}

export const montosOf = ({ monto_minimo, envio_gratis }: Ajustes): Values => ({
  monto_minimo: monto_minimo ?? LIMITS.montoMin,
  envio_gratis: envio_gratis ?? LIMITS.envioGratis,
});

/** The minimum amount of an order, and the amount that makes shipping free. */
export function MontosForm({ ajustes }: { ajustes: Ajustes }) {
  const form = useAjustesForm({
    ajustes,
    initialValues: montosOf(ajustes),
    schema: ajustesBody,
    changeOf: (body) => body,
    done: 'Montos guardados. Rigen desde ahora en la tienda y en los pedidos nuevos.',
  });
  return (
    <section aria-labelledby="montos">
      <SectionTitle id="montos">Montos de los pedidos</SectionTitle>
      <FormFrame form={form} before={<ErrorSummary names={LABELS} focusOnSubmit={false} />}>
        <NumberField
          name="monto_minimo"
          label={LABELS.monto_minimo}
          unit="$"
          grouped
          step={1000}
          max={LIMITS.montoAjusteMax}
          required
          help="En pesos, sin centavos. Con 0 no hay mínimo."
        />
        <NumberField
          name="envio_gratis"
          label={LABELS.envio_gratis}
          unit="$"
          grouped
          step={1000}
          max={LIMITS.montoAjusteMax}
          required
          help="En pesos, sin centavos."
        />
        <Preview />
        <SettleActions saved={form.saved} label="Guardar montos" />
      </FormFrame>
    </section>
  );
}

/** Previews the shop's text. */
function Preview() {
  const { monto_minimo, envio_gratis } = useFormikContext<Values>().values;
  if (!Number.isInteger(monto_minimo) || !Number.isInteger(envio_gratis)) return null;
  return (
    <Typography color="textSecondary" role="status">
      Se leerá: «{montoMinimoText(Number(monto_minimo))}» y «Envío gratis desde{' '}
      {pesosText(Number(envio_gratis))}».
    </Typography>
  );
}
