import { styled, useThemeProps } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { line } from '../../theme/tokens.ts';

export interface TimelineEntry {
  key: string;
  /** Name of the event. */
  title: ReactNode;
  /** Time of the event, and its author if known. */
  facts: ReactNode;
  /** Details of the event, one line each. */
  details?: readonly { key: string; text: ReactNode }[];
}

export interface TimelineProps {
  /** Events in reading order. */
  entries: readonly TimelineEntry[];
}

const Root = styled('ol', { name: 'TiendaTimeline', slot: 'Root' })(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(5),
  margin: 0,
  padding: 0,
  paddingInlineStart: theme.spacing(4),
  borderInlineStart: `${line.thin} ${theme.tokens.palette.divider}`,
  listStyle: 'none',
  overflowWrap: 'anywhere',
  // The time stands beside the event, or below it if both do not fit.
  '& > li > div': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: theme.spacing(3),
    '& > *': { minWidth: 0 },
  },
  '& ul': { margin: theme.spacing(1, 0, 0), paddingInlineStart: theme.spacing(5) },
}));

/** Lists the events in the history of one thing. */
export function Timeline(inProps: TimelineProps) {
  const { entries } = useThemeProps({ props: inProps, name: 'TiendaTimeline' });
  return (
    <Root>
      {entries.map(({ key, title, facts, details = [] }) => (
        <li key={key}>
          <div>
            <strong>{title}</strong>
            <Typography variant="body2" color="textSecondary">
              {facts}
            </Typography>
          </div>
          {details.length > 0 && (
            <ul>
              {details.map((detail) => (
                <li key={detail.key}>{detail.text}</li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </Root>
  );
}
