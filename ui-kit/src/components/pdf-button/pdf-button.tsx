import PictureAsPdfOutlined from '@mui/icons-material/PictureAsPdfOutlined';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';

export interface PdfButtonProps {
  label?: string;
  /** Adds to the accessible name which document, e.g. 'pedido de Ana Pérez'. */
  context?: string;
  onClick: () => void;
  busy?: boolean;
  busyLabel?: string;
  disabled?: boolean;
  /** Why it is disabled, on hover. */
  reason?: string;
}

/** Gets a PDF, and says so while it is on its way. */
export function PdfButton(props: PdfButtonProps) {
  const {
    label = 'Remito',
    context,
    onClick,
    busy = false,
    busyLabel = 'Preparando…',
    disabled = false,
  } = props;
  return (
    <span title={disabled ? props.reason : undefined}>
      <Button
        variant="outlined"
        disabled={disabled || busy}
        aria-busy={busy}
        aria-label={context ? `${busy ? busyLabel : label}: ${context}` : undefined}
        onClick={onClick}
        startIcon={
          busy ? <CircularProgress size={18} color="inherit" aria-hidden /> : <PictureAsPdfOutlined />
        }
      >
        {busy ? busyLabel : label}
      </Button>
    </span>
  );
}
