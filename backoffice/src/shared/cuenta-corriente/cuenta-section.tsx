import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  type CuentaCorriente,
  cuentaCorrienteCondiciones,
  cuentaCorrienteGetOptions,
  cuentaCorrientePdf,
  cuentaCorrientePlanilla,
  LIMITS,
} from 'api-client/backoffice';
import { agoText, condicionesBody } from 'api-client/backoffice-cuenta';
import { FormFrame } from 'app-core/forms/form-frame';
import { useForm } from 'app-core/forms/use-form';
import { Answer } from 'app-core/queries/answer';
import { callOptions } from 'app-core/queries/call-options';
import { isConflict, messageOf } from 'app-core/queries/errors';
import { useState } from 'react';
import { shopDay } from 'ui-kit/dates';
import { DetailsDialog } from 'ui-kit/details-dialog';
import { FormActions } from 'ui-kit/forms/form-actions';
import { MoneyField } from 'ui-kit/forms/money-field';
import { NumberField } from 'ui-kit/forms/number-field';
import { LoadingDots } from 'ui-kit/loading-dots';
import { formatMoney } from 'ui-kit/money';
import { SectionTitle } from 'ui-kit/section-title';
import { useToasts } from 'ui-kit/use-toasts';
import { wholeText } from 'ui-kit/whole-text';
import { plazoText, withSmallInitial } from '../condicion-texts.ts';
import { DownloadButton } from '../download-button.tsx';
import { Figure, Figures } from '../figures.tsx';
import { PlanillaDownload } from '../planilla/planilla-download.tsx';
import { usePermisos } from '../session/permisos.ts';
import { MovimientosTable } from './movimientos-table.tsx';
import { refreshCuentas } from './queries.ts';
import { RegistrarButton } from './registrar-button.tsx';

/** A customer's balance, overdue amount, and account entries. */
export function CuentaSection({ id }: { id: string }) {
  const [limit, setLimit] = useState<number>(LIMITS.page);
  const query = useQuery({
    ...callOptions<CuentaCorriente>(cuentaCorrienteGetOptions({ path: { id }, query: { limit } })),
    placeholderData: keepPreviousData,
  });
  return (
    <section aria-labelledby="cuenta-corriente">
      <SectionTitle id="cuenta-corriente">Cuenta corriente</SectionTitle>
      <Answer
        query={query}
        failed="No se pudo cargar la cuenta corriente."
        loading={<LoadingDots label="Cargando la cuenta corriente" />}
      >
        {(cuenta) => (
          <>
            <CuentaFigures cuenta={cuenta} />
            <Actions id={id} cuenta={cuenta} />
            <MovimientosTable movimientos={cuenta.movimientos} />
            {cuenta.total > cuenta.movimientos.length && limit < LIMITS.pageMax && (
              <Button sx={{ mt: 3 }} loading={query.isFetching} onClick={() => setLimit(LIMITS.pageMax)}>
                Ver más movimientos
              </Button>
            )}
            {cuenta.total > LIMITS.pageMax && limit === LIMITS.pageMax && (
              <Typography variant="body2" color="textSecondary" sx={{ mt: 3 }}>
                {`Se muestran los últimos ${LIMITS.pageMax} de ${wholeText(cuenta.total)}: los demás están en el resumen y en la planilla.`}
              </Typography>
            )}
          </>
        )}
      </Answer>
    </section>
  );
}

/** Returns the oldest due date that has passed; undefined without an overdue order. */
const overdueSince = ({ pendientes }: CuentaCorriente): string | undefined =>
  pendientes.flatMap(({ vence, vencido }) => (vence && vencido ? [vence] : [])).sort()[0];

function Overdue({ cuenta }: { cuenta: CuentaCorriente }) {
  const { vencido } = cuenta;
  const since = overdueSince(cuenta);
  return (
    <Typography component="div" color={vencido > 0 ? 'error' : 'textPrimary'}>
      <Typography variant="price">{formatMoney(vencido)}</Typography>
      {vencido > 0 && since && <div>{`Venció ${agoText(since, shopDay(new Date()))}`}</div>}
    </Typography>
  );
}

/** Returns where a term comes from: ', de Supermercados'. Empty where no agreement has the term. */
function originText({ propias, condicion }: CuentaCorriente, term: 'plazo' | 'limite'): string {
  if (condicion?.[term] == null) return '';
  return propias[term] === null ? `, de ${condicion.nombre}` : ', propio';
}

const CuentaFigures = ({ cuenta, cuenta: { saldo, limite, plazo } }: { cuenta: CuentaCorriente }) => (
  <Figures>
    <Figure label={saldo < 0 ? 'Saldo a favor' : 'Debe'}>
      <Typography variant="price">{formatMoney(Math.abs(saldo))}</Typography>
    </Figure>
    <Figure label="Vencido">
      <Overdue cuenta={cuenta} />
    </Figure>
    <Figure label="Límite de crédito">
      {limite == null ? 'Sin límite' : `${formatMoney(limite)}${originText(cuenta, 'limite')}`}
      {limite != null && saldo > limite && <Typography color="error">Superado</Typography>}
    </Figure>
    <Figure label="Plazo de pago">{`${plazoText(plazo)}${originText(cuenta, 'plazo')}`}</Figure>
  </Figures>
);

function Actions({ id, cuenta }: { id: string; cuenta: CuentaCorriente }) {
  const { mayCertainly } = usePermisos();
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 2, mb: 4 }}>
      <RegistrarButton usuarioId={id} debe={cuenta.saldo} pedidos={cuenta.pendientes} />
      {mayCertainly('cuentaCorriente.condiciones') && <CondicionesButton usuarioId={id} cuenta={cuenta} />}
      <CuentaDownloads usuarioId={id} />
    </Stack>
  );
}

/** Downloads of the whole account. */
function CuentaDownloads({ usuarioId: id }: { usuarioId: string }) {
  const request = { path: { id }, parseAs: 'blob' } as const;
  const file = { name: 'cuenta-corriente' };
  return (
    <>
      <DownloadButton {...file} label="Resumen en PDF" call={() => cuentaCorrientePdf(request)} />
      <PlanillaDownload
        {...file}
        label="Planilla"
        call={(formato) => cuentaCorrientePlanilla({ ...request, query: { formato } })}
      />
    </>
  );
}

interface CondicionesProps {
  usuarioId: string;
  cuenta: CuentaCorriente;
}

/** Opens a customer's terms of payment, for admins. */
function CondicionesButton(props: CondicionesProps) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Plazo y límite</Button>
      {open && (
        <DetailsDialog open maxWidth="xs" title="Plazo y límite de crédito" onClose={close}>
          <CondicionesForm {...props} onDone={close} />
        </DetailsDialog>
      )}
    </>
  );
}

interface Values {
  plazo: number | null;
  limite: number | null;
}

/** Says what an empty field means for the customer: 'Vacío: 30 días, de Supermercados.' */
const emptyText = (
  condicion: CuentaCorriente['condicion'],
  term: number | null | undefined,
  textOf: (value: number) => string,
  ofShop: string,
): string =>
  `Vacío: ${condicion && term != null ? `${withSmallInitial(textOf(term))}, de ${condicion.nombre}` : ofShop}.`;

function CondicionesForm({ usuarioId, cuenta, onDone }: CondicionesProps & { onDone: () => void }) {
  const queryClient = useQueryClient();
  const toasts = useToasts();
  const [{ propias, condicion, version }] = useState(cuenta);
  const form = useForm({
    initialValues: { ...propias } as Values,
    schema: condicionesBody,
    save: (body) =>
      cuentaCorrienteCondiciones({
        path: { id: usuarioId },
        body,
        headers: { 'If-Match': `"${version}"` },
      }),
    onSaved: () => {
      toasts.success('Condiciones guardadas. Rigen para los pedidos que se aprueben desde ahora.');
      void refreshCuentas(queryClient);
      onDone();
    },
    onFailed: (error, atFields) => {
      if (atFields) return undefined;
      if (isConflict(error)) void refreshCuentas(queryClient);
      return isConflict(error)
        ? 'Otra persona cambió las condiciones mientras tanto. Cierra y vuelve a abrir para ver las actuales.'
        : messageOf(error);
    },
  });
  return (
    <FormFrame form={form} autoComplete="off" failsBelow>
      <NumberField
        name="plazo"
        label="Plazo en días"
        max={LIMITS.plazo}
        help={`Desde que el pedido se aprueba. Con 0 vence ese día. ${emptyText(condicion, condicion?.plazo, plazoText, 'vence ese día')}`}
      />
      <MoneyField
        name="limite"
        label="Límite de crédito"
        max={LIMITS.totalMax}
        help={`Avisa al aprobar un pedido que lo supera, y no lo impide. ${emptyText(condicion, condicion?.limite, formatMoney, 'sin límite')}`}
      />
      <Stack direction="row">
        <FormActions submitLabel="Guardar" busyLabel="Guardando…" />
      </Stack>
    </FormFrame>
  );
}
