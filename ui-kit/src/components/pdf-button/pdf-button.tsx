import PictureAsPdfOutlined from '@mui/icons-material/PictureAsPdfOutlined';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { useThemeProps } from '@mui/material/styles';
import Tooltip from '@mui/material/Tooltip';
import { styled } from '../../theme/styled.ts';
import { touchTarget } from '../../theme/tokens.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { useSeconds } from './use-seconds.ts';

export interface PdfButtonProps {
  label?: string;
  /** Adds to the accessible name which document, e.g. 'pedido de Ana Pérez'. */
  context?: string;
  onClick: () => void;
  busy?: boolean;
  /** 0 to 1, while busy, where it is known how far it is. */
  progress?: number;
  disabled?: boolean;
  /** Why it is disabled: on hover, on touch and on focus, which it then still takes. */
  reason?: string;
  /** No word shown, only read: for rows. The tooltip says it. */
  iconOnly?: boolean;
  texts?: Partial<typeof pdfButtonTexts>;
}

export const pdfButtonTexts = { busy: 'Preparando…' };

/** Seconds from which on it is told how long it has been: what is quick says so by being there. */
const LONG = 3;

const Root = styled(Button, { name: 'TiendaPdfButton', slot: 'Root' })<{ ownerState: { iconOnly: boolean } }>(
  ({ theme, ownerState }) => ({
    maxWidth: '100%',
    overflowWrap: 'anywhere',
    ...(ownerState.iconOnly && { minWidth: touchTarget, paddingInline: 0, borderColor: 'transparent' }),
    '&[aria-disabled=true]': {
      cursor: 'not-allowed',
      color: theme.tokens.palette.action.disabled,
      borderColor: ownerState.iconOnly ? 'transparent' : theme.tokens.palette.divider,
    },
    '&[aria-busy=true]': { cursor: 'progress', color: theme.tokens.palette.text.primary },
  }),
);

const percent = new Intl.NumberFormat('es-AR', { style: 'percent', maximumFractionDigits: 0 });

/** Gets a PDF, and says so while it is on its way. */
export function PdfButton(inProps: PdfButtonProps) {
  const props = useThemeProps({ props: inProps, name: 'TiendaPdfButton' });
  const { label = 'Remito', context, onClick, busy = false, progress } = props;
  const texts = { ...pdfButtonTexts, ...props.texts };
  const { disabled = false, reason, iconOnly = false } = props;
  const refused = disabled && reason !== undefined && reason !== '';
  const seconds = useSeconds(busy && progress === undefined);
  const spent = seconds < LONG ? '' : ` ${seconds} s`;
  const part = progress === undefined ? spent : ` ${percent.format(progress)}`;
  const words = busy ? `${texts.busy}${part}` : label;
  // What is read stays the same for as long as it takes.
  const read = busy && progress === undefined ? texts.busy : words;
  const ring = progress === undefined ? {} : { variant: 'determinate' as const, value: progress * 100 };
  const icon = busy ? (
    <CircularProgress size={20} color="inherit" aria-hidden {...ring} />
  ) : (
    <PictureAsPdfOutlined aria-hidden />
  );
  return (
    <>
      <Tooltip
        title={refused ? reason : iconOnly ? words : ''}
        describeChild={refused}
        // A tap shows why at once, not after holding.
        enterTouchDelay={refused ? 0 : 700}
      >
        <Root
          variant="outlined"
          ownerState={{ iconOnly }}
          disabled={disabled && !refused}
          // Not `disabled`: the reason can be reached by keyboard, and the focus is not lost on the way.
          aria-disabled={refused || busy || undefined}
          aria-busy={busy}
          aria-label={context ? `${read}: ${context}` : iconOnly || spent ? read : undefined}
          onClick={() => !refused && !busy && onClick()}
          {...(!iconOnly && { startIcon: icon })}
        >
          {iconOnly ? icon : words}
        </Root>
      </Tooltip>
      {busy && <VisuallyHidden role="status">{texts.busy}</VisuallyHidden>}
    </>
  );
}
