import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import IndeterminateCheckBoxOutlined from '@mui/icons-material/IndeterminateCheckBoxOutlined';
import RadioButtonUncheckedOutlined from '@mui/icons-material/RadioButtonUncheckedOutlined';
import RemoveShoppingCartOutlined from '@mui/icons-material/RemoveShoppingCartOutlined';
import ButtonBase from '@mui/material/ButtonBase';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { cantidadText } from 'api-client/backoffice-entrega';
import { shownInPrint } from 'ui-kit/theme/print-styles';

/** Minimum touch target for gloved hands, in px. */
export const TARGET = 56;

export const Row = styled('div')({ display: 'flex', alignItems: 'center' });

const Root = styled(ButtonBase)(({ theme }) => ({
  flex: 1,
  minWidth: 0,
  minHeight: TARGET,
  justifyContent: 'start',
  gap: theme.spacing(3),
  padding: theme.spacing(3, 1),
  textAlign: 'start',
  fontFamily: 'inherit',
  borderRadius: theme.shape.borderRadius,
  '& > svg': {
    flexShrink: 0,
    width: theme.spacing(8),
    height: theme.spacing(8),
    color: theme.tokens.palette.text.secondary,
  },
  '&[aria-checked=true] > svg': { color: theme.tokens.palette.primary.main },
  '&[aria-checked=true] > span > b': { color: theme.tokens.palette.text.secondary },
  '& > span': { flex: 1, minWidth: 0, overflowWrap: 'anywhere' },
  '& > span > b': { ...theme.typography.button },
  '& small': { display: 'block', color: theme.tokens.palette.text.secondary, ...theme.typography.body2 },
  '& > strong': { ...theme.typography.h2, fontVariantNumeric: 'tabular-nums' },
}));

interface TickProps {
  label: string;
  /** The order, where it is not visible beside the tick. */
  context?: string;
  note: readonly (string | false | undefined)[];
  cantidad: number;
  checked: boolean | 'mixed';
  disabled: boolean;
  onToggle: () => void;
}

/** A row that toggles wherever it is pressed. */
export function Tick({ label, context, note, cantidad, checked, disabled, onToggle }: TickProps) {
  const notes = note.filter(Boolean);
  const name = [`${cantidadText(cantidad)} × ${label}`, context, ...notes].filter(Boolean).join(', ');
  return (
    <Root
      {...shownInPrint}
      role="checkbox"
      aria-checked={checked}
      aria-label={name}
      disabled={disabled}
      onClick={onToggle}
    >
      {checked === true && <CheckCircleOutlined />}
      {checked === 'mixed' && <IndeterminateCheckBoxOutlined />}
      {checked === false && <RadioButtonUncheckedOutlined />}
      <span>
        <b>{label}</b>
        {notes.length > 0 && <small>{notes.join(' · ')}</small>}
      </span>
      <strong>{cantidadText(cantidad)}</strong>
    </Root>
  );
}

interface ShortButtonProps {
  context: string;
  disabled: boolean;
  onClick: () => void;
}

/** Reports a missing quantity. */
export const ShortButton = ({ context, ...rest }: ShortButtonProps) => (
  <IconButton
    {...rest}
    aria-label={`Faltante: ${context}`}
    title="Faltante"
    sx={{ width: TARGET, height: TARGET }}
  >
    <RemoveShoppingCartOutlined />
  </IconButton>
);
