import ExpandMoreOutlined from '@mui/icons-material/ExpandMoreOutlined';
import Collapse from '@mui/material/Collapse';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { cantidadText, kilosText, MOTIVO_TEXTS } from 'api-client/backoffice-entrega';
import { useCallback, useId, useState } from 'react';
import { lateView, useLateView } from 'ui-kit/late-view';
import { line } from 'ui-kit/theme/tokens';
import { wholeText } from 'ui-kit/whole-text';
import { codigoText, notaText } from '../cliente-nota.tsx';
import { setMark } from './progress.ts';
import { type Part, type Pick, shelvesOf } from './tally.ts';
import { Row, ShortButton, TARGET, Tick } from './tick.tsx';

const Parts = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: theme.spacing(0, 0, 2, 8),
  listStyle: 'none',
}));

const Item = styled('li')(({ theme }) => ({ borderBottom: `${line.thin} ${theme.tokens.palette.divider}` }));

const partOwner = ({ pedido }: Part): string => `N.º ${pedido.numero} · ${pedido.usuario.nombre_comercio}`;

/** Returns the weight, or why the quantity is smaller; undefined for the full quantity. */
function shortText({ mark, linea }: Part): string | undefined {
  if (!mark) return undefined;
  // A weighed line shows also the exact ordered weight.
  const isWeighed = mark.motivo === 'peso' || (linea.se_pesa && mark.cantidad === linea.cantidad);
  if (isWeighed) return `Van ${kilosText(mark.cantidad)}`;
  if (mark.cantidad === linea.cantidad) return undefined;
  return `${mark.cantidad === 0 ? 'No va' : `Van ${cantidadText(mark.cantidad)}`}: ${MOTIVO_TEXTS[mark.motivo ?? 'falta']}`;
}

const tick = (part: Part, on: boolean): void => {
  const { producto_id, cantidad } = part.linea;
  setMark(part.pedido.pedido_id, producto_id, on ? { esperada: cantidad, cantidad } : undefined);
};

/** A line whose available quantity, or whose weight, is asked. */
interface Question {
  part: Part;
  asks: 'short' | 'weight';
}

interface PickRowProps {
  pick: Pick;
  alone: boolean;
  onAsk: (question: Question) => void;
}

/** A product, ticked for all its orders or one by one. */
function PickRow({ pick, alone, onAsk }: PickRowProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const { parts, nombre, codigo, total } = pick;
  const free = parts.filter(({ closed }) => !closed);
  const marked = parts.filter(({ mark }) => mark).length;
  const checked = marked === parts.length ? true : marked > 0 ? 'mixed' : false;
  const [only] = parts;
  const toggle = (part: Part) =>
    part.linea.se_pesa ? onAsk({ part, asks: 'weight' }) : tick(part, !part.mark);
  const toggleAll = () => {
    if (only && parts.length === 1) return toggle(only);
    // Each order has its own weight.
    if (parts.some(({ linea }) => linea.se_pesa)) return setOpen(true);
    const on = free.some(({ mark }) => !mark);
    for (const part of free) if (!on || !part.mark) tick(part, on);
  };
  const note = parts.length === 1 ? only && shortText(only) : shortCount(parts);
  return (
    <Item>
      <Row>
        <Tick
          label={nombre}
          note={[
            codigoText(codigo),
            parts.length > 1 ? `${wholeText(parts.length)} pedidos` : !alone && only && partOwner(only),
            note,
            notaOf(parts),
          ]}
          cantidad={total}
          checked={checked}
          disabled={free.length === 0}
          onToggle={toggleAll}
        />
        {parts.length === 1 && only ? (
          <ShortButton
            context={nombre}
            disabled={only.closed}
            onClick={() => onAsk({ part: only, asks: 'short' })}
          />
        ) : (
          <IconButton
            aria-label={`Repartir: ${nombre}`}
            title="Repartir"
            aria-expanded={open}
            aria-controls={id}
            onClick={() => setOpen(!open)}
            sx={{ width: TARGET, height: TARGET, rotate: open ? '180deg' : 'none' }}
          >
            <ExpandMoreOutlined />
          </IconButton>
        )}
      </Row>
      {parts.length > 1 && (
        <Collapse in={open} id={id} unmountOnExit>
          <Parts aria-label={`${nombre}, por pedido`}>
            {parts.map((part) => (
              <li key={part.pedido.pedido_id}>
                <Row>
                  <Tick
                    label={partOwner(part)}
                    context={nombre}
                    note={[shortText(part), notaText(part.linea.nota)]}
                    cantidad={part.linea.cantidad}
                    checked={part.mark !== undefined}
                    disabled={part.closed}
                    onToggle={() => toggle(part)}
                  />
                  <ShortButton
                    context={`${nombre}, pedido ${part.pedido.numero}`}
                    disabled={part.closed}
                    onClick={() => onAsk({ part, asks: 'short' })}
                  />
                </Row>
              </li>
            ))}
          </Parts>
        </Collapse>
      )}
    </Item>
  );
}

/** Returns the customer's note of a single order; for several orders, the number of notes. */
function notaOf(parts: readonly Part[]): string | undefined {
  if (parts.length === 1) return notaText(parts[0]?.linea.nota);
  const count = parts.filter(({ linea }) => linea.nota).length;
  return count === 0 ? undefined : `${wholeText(count)} con nota del cliente`;
}

function shortCount(parts: readonly Part[]): string | undefined {
  const count = parts.filter(
    ({ mark, linea }) => mark && mark.cantidad !== linea.cantidad && mark.motivo !== 'peso',
  ).length;
  return count === 0 ? undefined : `${wholeText(count)} con faltante`;
}

const shortDialog = lateView(async () => (await import('./short-dialog.tsx')).ShortDialog);
const weighDialog = lateView(async () => (await import('./weigh-dialog.tsx')).WeighDialog);

const List = styled('ul')(({ theme }) => ({
  margin: theme.spacing(0, 0, 4),
  padding: 0,
  listStyle: 'none',
  borderTop: `${line.thin} ${theme.tokens.palette.divider}`,
}));

interface PickListProps {
  picks: readonly Pick[];
  /** Whether there is only one order, so nothing can be split. */
  alone: boolean;
}

/** The products to pick, by shelf. */
export function PickList({ picks, alone }: PickListProps) {
  const [question, setQuestion] = useState<Question>();
  const close = useCallback(() => setQuestion(undefined), []);
  const ShortDialog = useLateView(shortDialog, question?.asks === 'short', close);
  const WeighDialog = useLateView(weighDialog, question?.asks === 'weight', close);
  const Dialog = question?.asks === 'weight' ? WeighDialog : ShortDialog;
  const shelves = shelvesOf(picks);
  const named = shelves.length > 1 || shelves[0]?.nombre !== undefined;
  return (
    <>
      {shelves.map(({ nombre = 'Sin estante', picks }) => (
        <section key={nombre} aria-label={nombre}>
          {named && (
            <Typography variant="h3" component="h2" sx={{ mb: 1, overflowWrap: 'anywhere' }}>
              {nombre}
            </Typography>
          )}
          <List>
            {picks.map((pick) => (
              <PickRow key={pick.producto_id} pick={pick} alone={alone} onAsk={setQuestion} />
            ))}
          </List>
        </section>
      ))}
      {Dialog && question && <Dialog part={question.part} onClose={close} />}
    </>
  );
}
