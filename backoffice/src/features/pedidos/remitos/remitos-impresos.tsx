import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import {
  longTimeout,
  type RemitoImpreso,
  remitosImpreso,
  remitosImpresosOptions,
} from 'api-client/backoffice';
import { useDownload } from 'app-core/download/use-download';
import { Answer } from 'app-core/queries/answer';
import { LoadingDots } from 'ui-kit/loading-dots';
import { SectionTitle } from 'ui-kit/section-title';
import { usePermisos } from '../../../shared/session/permisos.ts';
import { ShortDate } from '../../../shared/short-date.tsx';

/** Loads an order's printed delivery notes; disabled for a role that may not print. */
function useImpresos(pedido_id: string) {
  const { may } = usePermisos();
  return useQuery({
    ...remitosImpresosOptions({ path: { pedido_id } }),
    enabled: may('remitos.impresos'),
  });
}

/** Warns before changing an order with a printed delivery note: the next print gets another number. */
export function PrintedWarning({ pedido_id }: { pedido_id: string }) {
  const [newest] = useImpresos(pedido_id).data?.remitos ?? [];
  if (!newest) return null;
  return (
    <Alert severity="warning" sx={{ mb: 4 }}>
      {`El remito ${newest.numero_impreso} ya está impreso. Si cambias el pedido, el próximo lleva otro número y dice que lo reemplaza.`}
    </Alert>
  );
}

/** An order's printed delivery notes, newest first, each downloadable as printed. */
export function RemitosImpresos({ pedido_id }: { pedido_id: string }) {
  const query = useImpresos(pedido_id);
  if (query.data?.remitos.length === 0) return null;
  return (
    <Stack component="section" aria-labelledby="remitos" sx={{ mt: 8, gap: 2 }}>
      <SectionTitle id="remitos">Remitos impresos</SectionTitle>
      <Answer
        query={query}
        failed="No se pudieron cargar los remitos impresos."
        loading={<LoadingDots label="Cargando los remitos impresos" />}
      >
        {({ remitos, cambio }) => (
          <>
            {cambio && (
              <Alert severity="warning">
                {`El pedido cambió desde que se imprimió el remito ${remitos[0]?.numero_impreso}. El próximo lleva otro número y dice que lo reemplaza.`}
              </Alert>
            )}
            {remitos.map((remito) => (
              <Impreso key={remito.numero} remito={remito} />
            ))}
          </>
        )}
      </Answer>
    </Stack>
  );
}

function Impreso({ remito }: { remito: RemitoImpreso }) {
  const { numero, numero_impreso, fecha, impreso_por, reemplaza_a } = remito;
  const { download, busy } = useDownload(`remito_${numero_impreso}.pdf`, false, () =>
    remitosImpreso({ query: { numero }, parseAs: 'blob', ...longTimeout }),
  );
  const who = impreso_por && `${impreso_por.nombre} ${impreso_por.apellido}`.trim();
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 4 }}>
      <Button variant="text" onClick={download} loading={busy} translate="no">
        {`Remito ${numero_impreso}`}
      </Button>
      <Typography color="textSecondary">
        Impreso <ShortDate iso={fecha} breaks />
        {who && ` por ${who}`}
      </Typography>
      {reemplaza_a && <Typography color="textSecondary">{`Reemplaza al ${reemplaza_a}`}</Typography>}
    </Stack>
  );
}
