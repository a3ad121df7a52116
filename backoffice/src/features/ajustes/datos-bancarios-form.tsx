import Typography from '@mui/material/Typography';
import type { Ajustes, DatosBancarios } from 'api-client/backoffice';
import { datosBancariosBody } from 'api-client/backoffice-forms';
import { TextField } from 'ui-kit/forms/text-field';
import { AjustesForm } from './ajustes-form.tsx';

const LABELS: Record<keyof DatosBancarios, string> = {
  banco: 'Banco',
  titular: 'Titular de la cuenta',
  cbu: 'CBU o CVU',
  alias: 'Alias',
};

interface Props {
  ajustes: Ajustes;
  datosBancarios: DatosBancarios;
}

/** The bank details for transfers; only customers see them. */
export function DatosBancariosForm({ ajustes, datosBancarios }: Props) {
  return (
    <AjustesForm
      id="transferencias"
      title="Cuenta para transferencias"
      before={
        <Typography color="textSecondary" sx={{ mb: 4 }}>
          Los ve quien compra, en su cuenta corriente y en cada pedido por pagar; ningún visitante. Vacíos, no
          se muestran.
        </Typography>
      }
      labels={LABELS}
      ajustes={ajustes}
      initialValues={datosBancarios}
      schema={datosBancariosBody}
      changeOf={(body) => ({ datos_bancarios: body })}
      done="Cuenta bancaria guardada. Ya la ven los clientes."
      autoComplete="off"
      submitLabel="Guardar cuenta bancaria"
    >
      <TextField name="banco" label={LABELS.banco} />
      <TextField name="titular" label={LABELS.titular} help="Como figura en el banco." />
      <TextField name="cbu" label={LABELS.cbu} inputMode="numeric" help="22 dígitos, sin espacios." />
      <TextField name="alias" label={LABELS.alias} help="Si hay uno: campo.sol.trigo." />
    </AjustesForm>
  );
}
