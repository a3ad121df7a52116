import LinearProgress from '@mui/material/LinearProgress';
import { useId } from 'react';
import { VisuallyHidden } from '../components/visually-hidden/visually-hidden.tsx';
import { Progress } from './image-picker-parts.ts';

const percent = new Intl.NumberFormat('es-AR', { style: 'percent', maximumFractionDigits: 0 });

interface ImagePickerProgressProps {
  /** 0 to 1. */
  value: number;
  label: string;
  /** The bar and the figure alone: what it is of stands beside it. */
  bare?: boolean;
}

/** How much of the pictures has been sent, as a bar and in words. */
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
