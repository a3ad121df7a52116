import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type CuentaCorriente, cuentaCorrienteGetOptions, LIMITS } from 'api-client/backoffice';
import { agoText } from 'api-client/backoffice-cuenta';
import { Answer } from 'app-core/queries/answer';
import { callOptions } from 'app-core/queries/call-options';
import { useState } from 'react';
import { shopDay } from 'ui-kit/dates';
import { LoadingDots } from 'ui-kit/loading-dots';
import { formatMoney } from 'ui-kit/money';
import { SectionTitle } from 'ui-kit/section-title';
import { wholeText } from 'ui-kit/whole-text';
import { Figure, Figures } from '../figures.tsx';
import { usePermisos } from '../session/permisos.ts';
import { CondicionesButton } from './condiciones-button.tsx';
import { CuentaDownloads } from './cuenta-downloads.tsx';
import { MovimientosTable } from './movimientos-table.tsx';
import { RegistrarButton } from './registrar-button.tsx';

const plazoText = (plazo: number) => (plazo === 0 ? 'Al aprobarse' : plazo === 1 ? '1 día' : `${plazo} días`);

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

const CuentaFigures = ({ cuenta, cuenta: { saldo, limite, plazo } }: { cuenta: CuentaCorriente }) => (
  <Figures>
    <Figure label={saldo < 0 ? 'Saldo a favor' : 'Debe'}>
      <Typography variant="price">{formatMoney(Math.abs(saldo))}</Typography>
    </Figure>
    <Figure label="Vencido">
      <Overdue cuenta={cuenta} />
    </Figure>
    <Figure label="Límite de crédito">
      {limite == null ? 'Sin límite' : formatMoney(limite)}
      {limite != null && saldo > limite && <Typography color="error">Superado</Typography>}
    </Figure>
    <Figure label="Plazo de pago">{plazoText(plazo)}</Figure>
  </Figures>
);

function Actions({ id, cuenta }: { id: string; cuenta: CuentaCorriente }) {
  const { mayForSure } = usePermisos();
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 2, mb: 4 }}>
      <RegistrarButton usuarioId={id} debe={cuenta.saldo} pedidos={cuenta.pendientes} />
      {mayForSure('cuentaCorriente.condiciones') && <CondicionesButton usuarioId={id} cuenta={cuenta} />}
      <CuentaDownloads usuarioId={id} />
    </Stack>
  );
}
