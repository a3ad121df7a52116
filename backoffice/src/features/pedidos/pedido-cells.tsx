import EditOutlined from '@mui/icons-material/EditOutlined';
import InfoOutlined from '@mui/icons-material/InfoOutlined';
import PictureAsPdfOutlined from '@mui/icons-material/PictureAsPdfOutlined';
import { styled } from '@mui/material/styles';
import { typographyClasses } from '@mui/material/Typography';
import { Link } from '@tanstack/react-router';
import type { Pedido, PedidoDelPanel } from 'api-client/backoffice';
import { Fragment, type ReactNode } from 'react';
import { cachedElement } from 'ui-kit/theme/cached-element';
import { whereCompact } from 'ui-kit/theme/tokens';
import { VisuallyHidden } from 'ui-kit/visually-hidden';
import { RowAction, RowActions, RowLink } from '../../shared/row-action.tsx';
import { usePermisos } from '../../shared/session/permisos.ts';
import { useHere } from '../../shared/use-return-to.ts';
import type { Mark } from './columnas/marks.ts';
import { EditAction } from './edit-action.tsx';
import { clienteOf } from './estado.ts';
import { editingText, useOtherEditors } from './presencias/use-other-editors.ts';
import { useRemito } from './use-remitos.ts';

/** Part of the line that it stands in: a line of its own would make the row higher and move the rows below it. */
const Editing = styled('strong')(({ theme }) => ({
  position: 'relative',
  whiteSpace: 'nowrap',
  color: theme.tokens.palette.primary.main,
  '& > svg': { fontSize: 'inherit', verticalAlign: 'text-bottom' },
  '&::after': { content: '" · "' },
}));

/** In an order's row: the initials of the other users who edit the order at this moment; the tooltip has their names. */
function EditingMark({ pedido_id }: { pedido_id: string }) {
  const otherEditors = useOtherEditors(pedido_id);
  if (!otherEditors) return null;
  const text = editingText(otherEditors);
  return (
    <Editing title={text}>
      <EditOutlined aria-hidden />
      <span aria-hidden translate="no">
        {otherEditors.initials}
      </span>
      <VisuallyHidden>{text}</VisuallyHidden>
    </Editing>
  );
}

const Root = cachedElement('div', ({ theme }) => ({
  minWidth: 0,
  '& a': { display: 'block', color: 'inherit', textDecoration: 'none', overflowWrap: 'anywhere' },
  // The shop's name is on its own line.
  [whereCompact]: {
    '& > a > strong': { display: 'block' },
    [theme.breakpoints.up('md')]: {
      '@media (pointer: fine)': { '& > a > span': { display: 'inline' } },
    },
    '& > a > span + span::before': { content: '" · "' },
  },
  '& a:hover > strong, & a:focus-visible > strong': { textDecoration: 'underline' },
}));

const Second = cachedElement('span', ({ theme }) => ({
  ...theme.typography.body2,
  display: 'block',
  color: theme.tokens.palette.text.secondary,
}));

const Marks = cachedElement('span', ({ theme }) => ({
  ...theme.typography.body2,
  display: 'block',
  [theme.breakpoints.down('sm')]: { display: 'none' },
}));

/** Wraps only when wider than the cell. */
const Words = styled('span')({ display: 'inline-block', maxWidth: '100%' });

/** Before the customer's name: a line of its own would make the row higher. */
const PropuestaMark = styled('strong')(({ theme }) => ({
  color: theme.tokens.palette.text.primary,
  '&::after': { content: '" · "' },
}));

/** Text with another text at the line's end, or below when too narrow. */
const InlineRow = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: theme.spacing(2),
  // Truncates a long name to one line; screen readers and keyboard focus get the full name.
  '& > :first-child': { flex: '1 1 50%', minWidth: 0 },
  'a:not(:focus-visible) > & > :first-child': {
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
}));

interface PedidoLinkProps {
  pedido: PedidoDelPanel;
  /** Tags, notes and the chosen columns without space. */
  marks: readonly Mark[];
  /** Whether to mark a packed order. */
  packed: boolean;
  /** On a card: the ends of the first and the second line. */
  ends?: readonly [first: ReactNode, second: ReactNode] | undefined;
}

/** Link to the order: the shop's name first, which staff know, and the number. */
export function PedidoLink({ pedido, marks, packed, ends }: PedidoLinkProps) {
  const state = useHere();
  const Line = ends ? InlineRow : Fragment;
  return (
    <Root>
      <Link to="/pedido/$pedido_id" params={{ pedido_id: pedido.pedido_id }} state={state}>
        <Line>
          <strong>{pedido.usuario.nombre_comercio}</strong> {ends?.[0]}
        </Line>
        <Line>
          <Second className={typographyClasses.root}>
            <EditingMark pedido_id={pedido.pedido_id} />
            {`n.º ${pedido.numero} · `}
            {pedido.propuesta && <PropuestaMark>Pide un cambio</PropuestaMark>}
            <span>{clienteOf(pedido)}</span>
            {packed && pedido.bultos && ' · Empacado'}
          </Second>
          {ends?.[1]}
        </Line>
        {ends && <VisuallyHidden>{`Detalles: pedido ${pedido.numero}`}</VisuallyHidden>}
        {marks.length > 0 && (
          // Hidden on phones, where another order would not fit; the order's page has the marks.
          <Marks className={typographyClasses.root}>
            {marks.map(({ columna, text }, place) => (
              <Fragment key={columna}>
                {place > 0 && ' · '}
                <Words style={columna === 'remito' ? { whiteSpace: 'nowrap' } : undefined}>{text}</Words>
              </Fragment>
            ))}
          </Marks>
        )}
      </Link>
    </Root>
  );
}

interface PedidoActionsProps {
  pedido: Pedido;
  iconsOnly: boolean;
  /** Whether the customer's name links to the details; then the details icon is omitted to save space. */
  linked: boolean;
}

/** Edit, details and delivery note of a row. Enter on the row opens the order. */
export function PedidoActions({ pedido, iconsOnly: showsIconsOnly, linked }: PedidoActionsProps) {
  const { download, busy, refusal } = useRemito(pedido);
  const { may } = usePermisos();
  const context = `pedido ${pedido.numero}`;
  return (
    <RowActions>
      <EditAction pedido={pedido} iconOnly={showsIconsOnly} />
      {!linked && (
        <RowLink
          label="Detalles"
          context={context}
          icon={<InfoOutlined />}
          iconOnly={showsIconsOnly}
          opens
          to="/pedido/$pedido_id"
          params={{ pedido_id: pedido.pedido_id }}
        />
      )}
      {may('remitos.download') && (
        <RowAction
          label="Remito"
          context={context}
          icon={<PictureAsPdfOutlined />}
          iconOnly={showsIconsOnly}
          busy={busy}
          busyLabel="Preparando…"
          refusal={refusal}
          onClick={download}
        />
      )}
    </RowActions>
  );
}
