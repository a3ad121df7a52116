import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { LIMITS } from 'api-client/backoffice';
import { useId } from 'react';
import { shortDate } from 'ui-kit/dates';
import { SectionTitle } from 'ui-kit/section-title';
import { least, line, touchTarget } from 'ui-kit/theme/tokens';
import { wholeText } from 'ui-kit/whole-text';
import { usePermisos } from '../../../shared/session/permisos.ts';
import { TextLink } from '../../../shared/text-link.tsx';
import { useHere } from '../../../shared/use-return-to.ts';
import { forgetProgress, reopenPacking, setBultos, startFromPacking } from './progress.ts';
import { sendWaiting } from './sending.ts';
import { hasBultos, marksOf, type Packing, type Step } from './tally.ts';
import { TARGET } from './tick.tsx';

const Card = styled('li')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  alignContent: 'start',
  padding: theme.spacing(3, 4),
  border: `${line.thin} ${theme.tokens.palette.divider}`,
  borderRadius: theme.shape.borderRadius,
  background: theme.tokens.palette.background.paper,
  overflowWrap: 'anywhere',
  '& .MuiButton-root': { minHeight: TARGET, justifySelf: 'start' },
}));

function describePacking({ pedido, progress, parts, done, step }: Packing): string {
  const left = parts.length - done;
  const texts: Record<Step, string> = {
    open: left === 1 ? 'Falta 1 línea' : `Faltan ${left} líneas`,
    ready: 'Listo para terminar',
    waiting: 'Guardado en este dispositivo: se envía cuando haya señal.',
    refused: `${progress?.refused ?? ''} Tus marcas siguen aquí.`,
    packed: '',
    changed: 'El pedido cambió después de empacarse.',
    closed: 'Este pedido no está aprobado: no se empaca.',
  };
  const { empaque } = pedido;
  if (!empaque || progress) return texts[step];
  const bultos = empaque.bultos === 1 ? '1 bulto' : `${empaque.bultos} bultos`;
  const who = `${empaque.usuario.nombre} ${empaque.usuario.apellido}`.trim();
  return [`Empacado por ${who}, ${shortDate(empaque.fecha)}: ${bultos}.`, texts[step]].join(' ').trim();
}

/** An order with its progress, packages and outcome. */
function PackingCard({ packing }: { packing: Packing }) {
  const { pedido, progress, parts, done, step } = packing;
  const { pedido_id, numero } = pedido;
  const here = useHere();
  const { may } = usePermisos();
  const heading = `N.º ${numero} · ${pedido.usuario.nombre_comercio}`;
  const editing = ['open', 'ready', 'refused'].includes(step);
  return (
    <Card aria-label={`Pedido ${numero}`}>
      <div>
        {may('detallesPedidos.porPedido') ? (
          <TextLink
            to="/pedido/$pedido_id"
            params={{ pedido_id }}
            state={here}
            sx={{ display: 'inline-flex', alignItems: 'center', minHeight: touchTarget }}
          >
            {heading}
          </TextLink>
        ) : (
          heading
        )}
        {` · ${wholeText(done)} de ${wholeText(parts.length)}`}
      </div>
      {pedido.entrega && (
        <Typography variant="body2">{`Va a ${pedido.entrega.nombre}: ${pedido.entrega.domicilio}`}</Typography>
      )}
      <Typography variant="body2" color={step === 'refused' ? 'error' : 'textSecondary'} role="status">
        {describePacking(packing)}
      </Typography>
      {pedido.nota && (
        <Typography variant="body2" sx={{ whiteSpace: 'pre-line' }}>
          <strong>Nota del cliente:</strong> {pedido.nota}
        </Typography>
      )}
      {editing && (
        <TextField
          type="number"
          label="Bultos"
          value={progress ? progress.bultos || '' : 1}
          error={!hasBultos(packing)}
          helperText={hasBultos(packing) ? undefined : `De 1 a ${LIMITS.bultos}.`}
          onChange={({ target }) => setBultos(pedido_id, Number(target.value))}
          slotProps={{
            htmlInput: { min: 1, max: LIMITS.bultos, 'aria-label': `Bultos del pedido ${numero}` },
            inputLabel: { shrink: true },
          }}
          sx={{ width: least.button }}
        />
      )}
      {step === 'waiting' && (
        <Button variant="outlined" onClick={() => void sendWaiting()}>
          Enviar ahora
        </Button>
      )}
      {step === 'waiting' && (
        <Button variant="text" onClick={() => reopenPacking(pedido_id)}>
          Seguir empacando
        </Button>
      )}
      {(step === 'packed' || step === 'changed') && (
        <Button
          variant="text"
          onClick={() => startFromPacking(pedido_id, marksOf(pedido), pedido.empaque?.bultos ?? 1)}
        >
          Empacar de nuevo
        </Button>
      )}
      {editing && progress && pedido.empaque && (
        <Button variant="text" onClick={() => forgetProgress(pedido_id)}>
          Descartar mis marcas
        </Button>
      )}
    </Card>
  );
}

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${least.buttons}), 1fr))`,
  margin: theme.spacing(0, 0, 4),
  padding: 0,
  listStyle: 'none',
}));

/** The orders with their progress and remaining steps. */
export function PackingList({ packings }: { packings: readonly Packing[] }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <SectionTitle id={id}>Pedidos</SectionTitle>
      <List>
        {packings.map((packing) => (
          <PackingCard key={packing.pedido.pedido_id} packing={packing} />
        ))}
      </List>
    </section>
  );
}
