import Button from '@mui/material/Button';

interface SelectionButtonProps {
  children: string;
  onClick: () => void;
  /** Number of selected records, and the maximum. */
  count: number;
  max: number;
  /** Tooltip above the maximum. */
  tooMany: string;
}

/** Opens an action on all selected records. */
export const SelectionButton = ({ count, max, tooMany, ...button }: SelectionButtonProps) => (
  <Button variant="outlined" disabled={count > max} title={count > max ? tooMany : undefined} {...button} />
);
