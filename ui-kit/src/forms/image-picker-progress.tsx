import LinearProgress from '@mui/material/LinearProgress';
import { useId } from 'react';
import { VisuallyHidden } from '../components/visually-hidden/visually-hidden.tsx';
import { Progress } from './image-picker-parts.ts';

const percent = new Intl.NumberFormat('es-AR', { style: 'percent', maximumFractionDigits: 0 });

interface ImagePickerProgressProps {
  /** Progress, 0 to 1. */
  value: number;
  label: string;
  /** Whether to show only bar and figure, if the label stands beside them. Default false. */
  bare?: boolean;
}

/** Upload progress of the pictures, as a bar and in words. */
export function ImagePickerProgress({ value, label, bare = false }: ImagePickerProgressProps) {
  const id = useId();
  const part = Math.min(1, Math.max(0, value));
  return (
    <Progress>
      <p id={id}>
        {bare ? <VisuallyHidden>{label}</VisuallyHidden> : <span>{label}</span>} <b>{percent.format(part)}</b>
      </p>
      <LinearProgress variant="determinate" value={part * 100} aria-labelledby={id} />
    </Progress>
  );
}
