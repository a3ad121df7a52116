import ChevronLeftOutlined from '@mui/icons-material/ChevronLeftOutlined';
import ChevronRightOutlined from '@mui/icons-material/ChevronRightOutlined';
import Button from '@mui/material/Button';
import { styled, useThemeProps } from '@mui/material/styles';

export interface PagerProps {
  /** From 1. A page beyond the ends is shown as the nearest one. */
  page: number;
  totalPages: number;
  onChange: (page: number) => void;
  disabled?: boolean;
  /** Accessible name. */
  label?: string;
  previousLabel?: string;
  nextLabel?: string;
  text?: (page: number, totalPages: number) => string;
}

const Root = styled('nav', { name: 'TiendaPager', slot: 'Root' })({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 12,
  paddingBlock: 24,
  fontVariantNumeric: 'tabular-nums',
  '& > span': { minWidth: '9.5em', textAlign: 'center' },
});

/** 'Página X de Y' between previous and next. */
export function Pager(inProps: PagerProps) {
  const props = useThemeProps({ props: inProps, name: 'TiendaPager' });
  const {
    onChange,
    disabled = false,
    label = 'Páginas',
    previousLabel = 'Anterior',
    nextLabel = 'Siguiente',
  } = props;
  const { text = (page: number, total: number) => `Página ${page} de ${total}` } = props;
  const totalPages = Math.max(1, props.totalPages);
  const page = Math.min(Math.max(1, props.page), totalPages);
  return (
    <Root aria-label={label}>
      <Button
        variant="outlined"
        aria-label={previousLabel}
        disabled={disabled || page <= 1}
        onClick={() => onChange(page - 1)}
      >
        <ChevronLeftOutlined />
      </Button>
      <span aria-live="polite">{text(page, totalPages)}</span>
      <Button
        variant="outlined"
        aria-label={nextLabel}
        disabled={disabled || page >= totalPages}
        onClick={() => onChange(page + 1)}
      >
        <ChevronRightOutlined />
      </Button>
    </Root>
  );
}
