import PictureAsPdfOutlined from '@mui/icons-material/PictureAsPdfOutlined';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { styled, useThemeProps } from '@mui/material/styles';
import Tooltip from '@mui/material/Tooltip';
import { useEffect, useState } from 'react';
import { touchTarget } from '../../theme/tokens.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';

/** Returns for how many seconds the condition has been true. */
function useSeconds(so: boolean): number {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    if (!so) return;
    const begun = Date.now();
    // Use the clock: browsers slow down timers in background tabs.
    const timer = setInterval(() => setSeconds(Math.floor((Date.now() - begun) / 1000)), 1000);
    return () => {
      clearInterval(timer);
      setSeconds(0);
    };
  }, [so]);
  return seconds;
}

export interface PdfButtonProps {
  label?: string;
  /** Names the document in the accessible name, for example 'pedido de Ana Pérez'. */
  context?: string;
  onClick: () => void;
  busy?: boolean;
  /** Known progress while busy, 0 to 1. */
  progress?: number;
  disabled?: boolean;
  /** Reason why the button is disabled: shown on hover, touch and focus. The button stays focusable. */
  reason?: string;
  /** Whether to show only the icon, with the label in a tooltip: for table rows. Default false. */
  iconOnly?: boolean;
  texts?: Partial<typeof pdfButtonTexts>;
}

export const pdfButtonTexts = { busy: 'Preparando…' };

/** Seconds after which the elapsed time is shown. */
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

/** Downloads a PDF and shows that the download runs. */
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
  // Keep the accessible name constant while busy, so that screen readers do not repeat it.
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
        // A tap shows the reason at once, without a long press.
        enterTouchDelay={refused ? 0 : 700}
      >
        <Root
          variant="outlined"
          ownerState={{ iconOnly }}
          disabled={disabled && !refused}
          // Use `aria-disabled`: the reason stays reachable by keyboard, and the focus is not lost.
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
