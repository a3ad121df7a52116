import BarChartOutlined from '@mui/icons-material/BarChartOutlined';
import TableRowsOutlined from '@mui/icons-material/TableRowsOutlined';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { type ReactNode, useId, useState } from 'react';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import type { useDrawing } from './chart-canvas.tsx';
import { Head, Note, Root, Stage } from './chart-parts.ts';

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
