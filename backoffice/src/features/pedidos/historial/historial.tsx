import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { type PedidoCambio, pedidosHistorialOptions } from 'api-client/backoffice';
import { Answer } from 'app-core/queries/answer';
import { LoadingDots } from 'ui-kit/loading-dots';
import { SectionTitle } from 'ui-kit/section-title';
import { line } from 'ui-kit/theme/tokens';
import { ShortDate } from '../../../shared/short-date.tsx';
import { cambioText, lineText } from './cambio-text.ts';

const Root = styled('section')(({ theme }) => ({ marginTop: theme.spacing(8) }));

const Entries = styled('ol')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(5),
  margin: 0,
  padding: 0,
  paddingInlineStart: theme.spacing(4),
  borderInlineStart: `${line.thin} ${theme.vars.palette.divider}`,
  listStyle: 'none',
  overflowWrap: 'anywhere',
  '& ul': { margin: theme.spacing(1, 0, 0), paddingInlineStart: theme.spacing(5) },
}));

const Entry = ({ cambio }: { cambio: PedidoCambio }) => (
  <li>
    <strong>{cambioText(cambio)}</strong>
    <Typography variant="body2" color="textSecondary">
      {`${cambio.usuario.nombre} ${cambio.usuario.apellido}`.trim()} · <ShortDate iso={cambio.fecha} />
    </Typography>
    {cambio.lineas.length > 0 && (
      <ul>
        {cambio.lineas.map((linea) => (
          <li key={linea.producto_id}>{lineText(linea, cambio.lineas)}</li>
        ))}
      </ul>
    )}
  </li>
);

/** What happened to an order, by whom and when, the newest first. */
export function Historial({ pedido_id }: { pedido_id: string }) {
  const cambios = useQuery(pedidosHistorialOptions({ path: { pedido_id } }));
  return (
    <Root aria-labelledby="historial">
      <SectionTitle id="historial">Historial</SectionTitle>
      <Answer
        query={cambios}
        failed="No se pudo cargar el historial."
        loading={<LoadingDots label="Cargando historial" />}
      >
        {(data) => (
          <Entries>
            {data.toReversed().map((cambio) => (
              <Entry key={cambio.cambio_id} cambio={cambio} />
            ))}
          </Entries>
        )}
      </Answer>
    </Root>
  );
}
