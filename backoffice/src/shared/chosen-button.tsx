import Button from '@mui/material/Button';

interface ChosenButtonProps {
  children: string;
  onClick: () => void;
  /** How many are chosen, and how many it takes at once. */
  count: number;
  max: number;
  /** Said where those are too many. */
  tooMany: string;
}

/** Opens what is done with all that are chosen. */
export const ChosenButton = ({ count, max, tooMany, ...button }: ChosenButtonProps) => (
  <Button variant="outlined" disabled={count > max} title={count > max ? tooMany : undefined} {...button} />
);
