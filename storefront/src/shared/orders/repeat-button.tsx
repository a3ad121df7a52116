import ReplayOutlined from '@mui/icons-material/ReplayOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';

export interface RepeatButtonProps {
  numero: number;
  onRepeat: () => void;
  /** Today's prices are loading. */
  repeating: boolean;
  /** Short label on phones. */
  short?: boolean;
}

export const RepeatButton = ({ numero, onRepeat, repeating, short = false }: RepeatButtonProps) => (
  <Button
    variant="outlined"
    startIcon={repeating ? <CircularProgress size={18} color="inherit" aria-hidden /> : <ReplayOutlined />}
    aria-disabled={repeating || undefined}
    aria-label={`Repetir pedido n.º ${numero}`}
    onClick={() => !repeating && onRepeat()}
  >
    {repeating ? 'Revisando precios…' : 'Repetir'}
    {!repeating && (
      <Box
        component="span"
        sx={{ display: { xs: short ? 'none' : 'inline', sm: 'inline' }, whiteSpace: 'pre' }}
      >
        {' pedido'}
      </Box>
    )}
  </Button>
);
