import Button from '@mui/material/Button';

interface ChosenButtonProps {
  children: string;
  onClick: () => void;
  /** Number of selected records, and the maximum. */
  count: number;
  max: number;
  /** Tooltip above the maximum. */
  tooMany: string;
}

/** Opens an action on all selected records. */
export const ChosenButton = ({ count, max, tooMany, ...button }: ChosenButtonProps) => (
  <Button variant="outlined" disabled={count > max} title={count > max ? tooMany : undefined} {...button} />
);
