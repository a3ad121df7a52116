import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { ivaRows, type PedidoConContacto } from 'api-client/backoffice';
import { fullDate } from 'ui-kit/dates';
import { formatMoney } from 'ui-kit/money';
import { line } from 'ui-kit/theme/tokens';
import { TotalParts } from 'ui-kit/total-parts';
import { ivaNote } from '../../shared/iva.ts';
import { Telefono } from '../../shared/telefono.tsx';
import { UsuarioLink } from '../../shared/usuario-link.tsx';
import { ZonaLine } from '../../shared/zona-line.tsx';
import { estadoColor } from './estado.ts';
import { EstadoMenu } from './estado-menu.tsx';

const Facts = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(3, 8),
  margin: 0,
  '& dt': { ...theme.typography.body2, color: theme.tokens.palette.text.secondary },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
}));

const secondary = { variant: 'body2', color: 'textSecondary' } as const;

/** The total below its parts, if the order shows the amount of the tax. */
function Total({ pedido: { total_precio, iva } }: { pedido: PedidoConContacto }) {
  const total = <Typography variant="price">{formatMoney(total_precio)}</Typography>;
  if (!iva) return total;
  return (
    <>
      <TotalParts parts={ivaRows(iva)} />
      <Box sx={{ textAlign: 'end' }}>{total}</Box>
      <Typography {...secondary}>{ivaNote(iva.modo)}</Typography>
    </>
  );
}

/** An order's status, date, total and customer with contact data. The status can be changed. */
export function PedidoFacts({ pedido }: { pedido: PedidoConContacto }) {
  const { usuario } = pedido;
  return (
    <Paper
      variant="outlined"
      sx={{ p: 4, mb: 4, borderInlineStart: `${line.edge} ${estadoColor(pedido.estado_pedido)}` }}
    >
      <Facts>
        <div>
          <dt>Estado</dt>
          <dd>
            <EstadoMenu pedido={pedido} />
          </dd>
        </div>
        <div>
          <dt>Fecha del pedido</dt>
          <dd>{fullDate(pedido.fecha_pedido)}</dd>
        </div>
        <div>
          <dt>Cliente</dt>
          <dd>
            <UsuarioLink usuario={usuario} />
            <Typography {...secondary}>{usuario.nombre_comercio}</Typography>
            {pedido.pedido_por && (
              <Typography variant="body2" component="div">
                Pedido por <UsuarioLink usuario={pedido.pedido_por} />
              </Typography>
            )}
            {usuario.telefono && <Telefono telefono={usuario.telefono} />}
            {pedido.entrega && (
              <Typography variant="body2">
                {`Entregar en ${pedido.entrega.nombre}: ${pedido.entrega.domicilio}${pedido.entrega.horario && ` (${pedido.entrega.horario})`}`}
              </Typography>
            )}
            <Typography variant="body2">
              <ZonaLine domicilio={pedido.entrega?.domicilio ?? usuario.dom_fiscal ?? ''} />
            </Typography>
            {usuario.dom_fiscal && <Typography {...secondary}>{usuario.dom_fiscal}</Typography>}
          </dd>
        </div>
        <div>
          <dt>Precio total</dt>
          <dd>
            <Total pedido={pedido} />
          </dd>
        </div>
      </Facts>
    </Paper>
  );
}
