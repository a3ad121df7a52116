import { keyframes, styled, useThemeProps } from '@mui/material/styles';
import { forcedFill } from '../../theme/forced-colours.ts';

export interface LoadingDotsProps {
  /** Read aloud, and shown under the dots with `showLabel`. */
  label?: string;
  showLabel?: boolean;
}

const breathe = keyframes`from, to { opacity: .25 } 40% { opacity: 1 }`;
const appear = keyframes`from { visibility: hidden } to { visibility: visible }`;

const Root = styled('div', { name: 'TiendaLoadingDots', slot: 'Root' })(({ theme }) => ({
  display: 'grid',
  justifyItems: 'center',
  gap: 12,
  padding: 24,
  overflowWrap: 'anywhere',
  textAlign: 'center',
  // A load under 150 ms needs no dots; only their room is reserved.
  animation: `${appear} 1ms 150ms both`,
  color: theme.tokens.palette.text.secondary,
  '& > span:first-of-type': { display: 'flex', gap: 8 },
  '& i': {
    width: 10,
    height: 10,
    borderRadius: 999,
    background: theme.tokens.palette.primary.main,
    animation: `${breathe} 1.2s ease-in-out infinite both`,
    '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
    ...forcedFill,
  },
}));

const steps = [0, 1, 2, 3, 4];

/** Five dots for loading content of unknown shape. Use skeletons if the shape is known. */
export function LoadingDots(inProps: LoadingDotsProps) {
  const { label = 'Cargando...', showLabel = false } = useThemeProps({
    props: inProps,
    name: 'TiendaLoadingDots',
  });
  return (
    <Root role="status" {...(!showLabel && { 'aria-label': label })}>
      <span aria-hidden>
        {steps.map((step) => (
          <i key={step} style={{ animationDelay: `${step * 120}ms` }} />
        ))}
      </span>
      {showLabel && <span>{label}</span>}
    </Root>
  );
}
