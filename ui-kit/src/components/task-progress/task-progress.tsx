import LinearProgress from '@mui/material/LinearProgress';
import { styled, useThemeProps } from '@mui/material/styles';
import { useId } from 'react';

export interface TaskProgressProps {
  /** Name of the current step: 'Leyendo la planilla'. */
  label: string;
  /** Progress of the step, 0 to 1; undefined while unknown. */
  value?: number | undefined;
  /** Progress in words: '3.000 de 20.000 filas'. */
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

/** Progress of a long task in words and as a bar. The task continues if the user leaves. */
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
