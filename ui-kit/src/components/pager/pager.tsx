import ChevronLeftOutlined from '@mui/icons-material/ChevronLeftOutlined';
import ChevronRightOutlined from '@mui/icons-material/ChevronRightOutlined';
import Button from '@mui/material/Button';
import { styled, useThemeProps } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import { shownInPrint } from '../../theme/print-styles.ts';
import { wholeText } from '../../whole-text.ts';

export interface PagerProps {
  /** Current page, from 1. A page outside the range is shown as the nearest one. */
  page: number;
  totalPages: number;
  onChange: (page: number) => void;
  disabled?: boolean;
  /** Whether the page is loading: the buttons are inactive and keep the focus. Default false. */
  busy?: boolean;
  /** Accessible name. */
  label?: string;
  texts?: Partial<typeof pagerTexts>;
}

export const pagerTexts = {
  previous: 'Anterior',
  next: 'Siguiente',
  page: (page: number, totalPages: number) => `Página ${wholeText(page)} de ${wholeText(totalPages)}`,
};

const Root = styled('nav', { name: 'TiendaPager', slot: 'Root' })(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 12,
  paddingBlock: 24,
  fontVariantNumeric: 'tabular-nums',
  // The same width on every page, so that the buttons do not move; shrinks before the buttons do.
  '& > span': { flex: '0 1 9.5em', minWidth: 0, textAlign: 'center', textWrap: 'balance' },
  '& > button': { flexShrink: 0, minWidth: 44, paddingInline: 9 },
  '& > [aria-disabled=true]': { cursor: 'progress' },
  // Words beside the arrows if they fit.
  '& > button > span': { marginInline: 6 },
  [theme.breakpoints.down('sm')]: { '& > button > span': { display: 'none' } },
}));

/** Previous and next buttons with 'Página X de Y' between them. */
export function Pager(inProps: PagerProps) {
  const props = useThemeProps({ props: inProps, name: 'TiendaPager' });
  const { onChange, disabled = false, busy = false, label = 'Páginas' } = props;
  const texts = { ...pagerTexts, ...props.texts };
  const totalPages = Math.max(1, props.totalPages);
  const page = Math.min(Math.max(1, props.page), totalPages);
  const buttons = useRef<HTMLElement>(null);
  const atStart = page <= 1;
  const atEnd = page >= totalPages;
  const go = (to: number) => {
    if (!busy) onChange(to);
  };

  // On the last page the focused button becomes disabled: move the focus to the other one.
  useEffect(() => {
    const [previous, next] = buttons.current?.querySelectorAll('button') ?? [];
    if (atEnd && !atStart && document.activeElement === next) previous?.focus();
    if (atStart && !atEnd && document.activeElement === previous) next?.focus();
  }, [atStart, atEnd]);

  return (
    <Root {...shownInPrint} ref={buttons} aria-label={label} aria-busy={busy}>
      <Button
        variant="outlined"
        aria-label={texts.previous}
        disabled={disabled || atStart}
        aria-disabled={busy || undefined}
        onClick={() => go(page - 1)}
      >
        <ChevronLeftOutlined />
        <span>{texts.previous}</span>
      </Button>
      <span aria-live="polite">{texts.page(page, totalPages)}</span>
      <Button
        variant="outlined"
        aria-label={texts.next}
        disabled={disabled || atEnd}
        aria-disabled={busy || undefined}
        onClick={() => go(page + 1)}
      >
        <span>{texts.next}</span>
        <ChevronRightOutlined />
      </Button>
    </Root>
  );
}
