import LinearProgress from '@mui/material/LinearProgress';
import { useThemeProps } from '@mui/material/styles';
import { useId } from 'react';
import { styled } from '../../theme/styled.ts';

export interface TaskProgressProps {
  /** What is being done: 'Leyendo la planilla'. */
  label: string;
  /** How far that is, 0 to 1; nothing while nobody knows. */
  value?: number | undefined;
  /** The same in words: '3.000 de 20.000 filas'. */
  detail?: string | undefined;
}

const Root = styled('div', { name: 'TiendaTaskProgress', slot: 'Root' })(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  gap: 6,
  fontVariantNumeric: 'tabular-nums',
  '& p': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: 16,
    margin: 0,
    overflowWrap: 'anywhere',
  },
  '& .MuiLinearProgress-root': { height: 6, borderRadius: 999, background: theme.tokens.palette.divider },
}));

/** How far long work is, as words and as a bar. It may be left: the work goes on. */
export function TaskProgress(inProps: TaskProgressProps) {
  const { label, value, detail } = useThemeProps({ props: inProps, name: 'TiendaTaskProgress' });
  const id = useId();
  const known = value !== undefined;
  return (
    <Root>
      <p>
        <b id={id}>{label}</b>
        {detail && <span>{detail}</span>}
      </p>
      <LinearProgress
        aria-labelledby={id}
        variant={known ? 'determinate' : 'indeterminate'}
        {...(known && { value: Math.min(1, Math.max(0, value)) * 100 })}
      />
    </Root>
  );
}
