import { styled, useThemeProps } from '@mui/material/styles';
import { elevation, shape } from '../../theme/tokens.ts';

export interface SkipLinkProps {
  /** Id of the target, which must be focusable. */
  targetId?: string;
  label?: string;
}

const Root = styled('a', { name: 'TiendaSkipLink', slot: 'Root' })(({ theme }) => ({
  ...theme.typography.button,
  position: 'fixed',
  insetBlockStart: 8,
  insetInlineStart: 8,
  zIndex: theme.zIndex.tooltip,
  padding: '12px 20px',
  borderRadius: shape.control,
  background: theme.tokens.palette.background.paper,
  color: theme.tokens.palette.text.primary,
  boxShadow: elevation.light,
  '&:not(:focus)': { clipPath: 'inset(50%)', width: 1, height: 1, padding: 0, overflow: 'hidden' },
}));

/** First Tab stop: skips header and menu. Visible only while focused. */
export function SkipLink(inProps: SkipLinkProps) {
  const { targetId = 'contenido', label = 'Ir al contenido' } = useThemeProps({
    props: inProps,
    name: 'TiendaSkipLink',
  });
  return <Root href={`#${targetId}`}>{label}</Root>;
}
