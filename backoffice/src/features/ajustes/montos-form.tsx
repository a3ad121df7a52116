import Typography from '@mui/material/Typography';
import { type Ajustes, LIMITS, montoMinimoText, pesosText } from 'api-client/backoffice';
import { ajustesBody } from 'api-client/backoffice-forms';
import { useFormikContext } from 'formik';
import { NumberField } from 'ui-kit/forms/number-field';
import { AjustesForm } from './ajustes-form.tsx';

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
  return (
    <AjustesForm
      id="montos"
      title="Montos de los pedidos"
      labels={LABELS}
      ajustes={ajustes}
      initialValues={montosOf(ajustes)}
      schema={ajustesBody}
      changeOf={(body) => body}
      done="Montos guardados. Rigen desde ahora en la tienda y en los pedidos nuevos."
      submitLabel="Guardar montos"
    >
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
    </AjustesForm>
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
