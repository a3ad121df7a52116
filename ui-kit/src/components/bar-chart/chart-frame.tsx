import BarChartOutlined from '@mui/icons-material/BarChartOutlined';
import TableRowsOutlined from '@mui/icons-material/TableRowsOutlined';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { type ReactNode, useId, useState } from 'react';
import { forcedColours } from '../../theme/forced-colours.ts';
import { printStyles } from '../../theme/print-styles.ts';
import { shape } from '../../theme/tokens.ts';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import type { useDrawing } from './chart-canvas.tsx';

/** Draws the chart's text and lines in the browser's text colour. Data keeps its colours: they carry meaning. */
const ownWords = {
  '& svg text': { fill: 'CanvasText !important' },
  '& .apexcharts-line-series path, & .apexcharts-pie-area': { stroke: 'CanvasText' },
} as const;

/** Keeps its colour in forced-colors mode, because the colour carries meaning; adds an edge in the user's colour. */
export const swatch = {
  [forcedColours]: { forcedColorAdjust: 'none', outline: '1px solid CanvasText' },
} as const;

const Root = styled('figure', { name: 'TiendaChart', slot: 'Root' })(({ theme }) => ({
  margin: 0,
  minWidth: 0,
  color: theme.tokens.palette.text.primary,
  '& .apexcharts-tooltip.apexcharts-tooltip': {
    ...theme.typography.body2,
    fontVariantNumeric: 'tabular-nums',
    borderRadius: shape.control,
    border: `1px solid ${theme.tokens.palette.divider}`,
    background: theme.tokens.palette.background.paper,
    color: theme.tokens.palette.text.primary,
    boxShadow: 'none',
  },
  // Use the user's own colours, like the page around the chart.
  [forcedColours]: ownWords,
  // Clip overflow: browsers shrink a printed page to fit content that overflows.
  [printStyles]: { ...ownWords, '& div': { overflow: 'visible !important' } },
  '& .apexcharts-tooltip .apexcharts-tooltip-title.apexcharts-tooltip-title': {
    background: theme.tokens.palette.border.soft,
    borderColor: theme.tokens.palette.divider,
    fontWeight: 600,
  },
}));

/** Always as high as a button, so that nothing moves when a button appears. */
const Head = styled('div', { name: 'TiendaChart', slot: 'Head' })(({ theme }) => ({
  display: 'flex',
  // Wrap the buttons under a title that would otherwise break.
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 8,
  minHeight: 44,
  marginBottom: 8,
  '& figcaption': { minWidth: 0 },
  '& .MuiButton-root': { flexShrink: 0, marginInline: 'auto -12px' },
  '& figcaption > *': { ...theme.typography.h4, margin: 0, overflowWrap: 'anywhere' },
}));

const Stage = styled('div', { name: 'TiendaChart', slot: 'Stage' })({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'center',
  minWidth: 0,
});

export const Table = styled('table', { name: 'TiendaChart', slot: 'Table' })(({ theme }) => ({
  ...theme.typography.body1,
  width: '100%',
  borderCollapse: 'collapse',
  alignSelf: 'start',
  '& th, & td': {
    padding: '10px 8px',
    borderBottom: `1px solid ${theme.tokens.palette.divider}`,
    textAlign: 'right',
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
  },
  '& th': { fontWeight: 500 },
  '& thead th': { ...theme.typography.body2, color: theme.tokens.palette.text.secondary },
  '& th:first-of-type': { textAlign: 'left' },
}));

const Note = styled('p', { name: 'TiendaChart', slot: 'Note' })(({ theme }) => ({
  ...theme.typography.body2,
  margin: '12px 0 0',
  color: theme.tokens.palette.text.secondary,
}));

/** Explains the colours in words. */
export const Legend = styled('ul', { name: 'TiendaChart', slot: 'Legend' })(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 20px',
  margin: '8px 0 0',
  padding: 0,
  listStyle: 'none',
  color: theme.tokens.palette.text.secondary,
  '& li': { display: 'flex', alignItems: 'center', gap: 8 },
  '& i': { width: 16, height: 12, borderRadius: 3, flexShrink: 0 },
  '& i:not([data-hill], [data-line])': swatch,
  // Drawn like the area: an outline with a fill below.
  '& i[data-hill]': {
    borderRadius: 0,
    borderTop: '2px solid currentColor',
    background: 'color-mix(in srgb, currentColor 16%, transparent)',
  },
  '& i[data-line]': { height: 0, borderRadius: 0, borderTop: '3px dashed currentColor' },
}));

export interface ChartFrameProps {
  /** Question that the chart answers; also its accessible name. */
  title: ReactNode;
  /** Heading level of the title. Default h2. */
  headingLevel?: 'h2' | 'h3' | 'h4';
  /** Height of the drawing in px; skeleton, table and empty state are as high. Default 320. */
  height?: number;
  loading?: boolean;
  /** Replaces the chart when there is no data. */
  empty?: ReactNode;
  /** One sentence under chart and table that helps to compare the figures. */
  note?: ReactNode;
  texts?: Partial<typeof chartTexts>;
}

export const chartTexts = {
  loading: 'Cargando gráfico...',
  empty: 'No hay datos de este período.',
  /** Labels of the buttons that switch between drawing and table. */
  asTable: 'Ver como tabla',
  asChart: 'Ver como gráfico',
};

interface InnerProps extends ChartFrameProps {
  nothing: boolean;
  table: ReactNode;
  drawing: ReturnType<typeof useDrawing>;
  /** Placeholder while the data loads. Default: one block of the chart's height. */
  skeleton?: ReactNode;
  children: ReactNode;
}

/** Frame with a title and a button that switches between drawing and table of the same size. */
export function ChartFrame(props: InnerProps) {
  const { title, headingLevel = 'h2', height = 320, loading = false, nothing, table, drawing } = props;
  const texts = { ...chartTexts, ...props.texts };
  const { empty = <EmptyState title={texts.empty} /> } = props;
  const { skeleton = <Skeleton variant="rounded" height={height} /> } = props;
  const [asTable, setAsTable] = useState(false);
  const titleId = useId();
  const noteId = useId();
  const ready = !loading && !nothing;
  // Show the note while loading, so that its room is reserved.
  const note = props.note && !(nothing && !loading) ? props.note : undefined;
  const showsTable = ready && (asTable || drawing.failed === true);
  return (
    <Root aria-labelledby={titleId} aria-describedby={note ? noteId : undefined} aria-busy={loading}>
      <Head>
        <figcaption>
          <TitleText as={headingLevel} id={titleId}>
            {title}
          </TitleText>
        </figcaption>
        {!drawing.failed && (
          <Button
            variant="text"
            sx={ready ? {} : { visibility: 'hidden' }}
            startIcon={asTable ? <BarChartOutlined /> : <TableRowsOutlined />}
            onClick={() => setAsTable(!asTable)}
          >
            {asTable ? texts.asChart : texts.asTable}
          </Button>
        )}
      </Head>
      {loading && <VisuallyHidden role="status">{texts.loading}</VisuallyHidden>}
      <Stage style={{ minHeight: height }}>
        {loading && <div aria-hidden>{skeleton}</div>}
        {!loading && nothing && empty}
        {ready && !showsTable && (
          <>
            <VisuallyHidden as="div">{table}</VisuallyHidden>
            <div aria-hidden>{props.children}</div>
          </>
        )}
        {showsTable && table}
      </Stage>
      {note && <Note id={noteId}>{note}</Note>}
    </Root>
  );
}

function TitleText({ as: As, id, children }: { as: 'h2' | 'h3' | 'h4'; id: string; children: ReactNode }) {
  return <As id={id}>{children}</As>;
}
