import { styled } from '@mui/material/styles';
import { forcedEdge } from '../../theme/forced-colours.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';

/** Shows one word in narrow places; the accessible name is the whole label. */
export const EntryWord = ({ label, shortLabel }: { label: string; shortLabel?: string | undefined }) =>
  shortLabel ? (
    <>
      <span aria-hidden>{shortLabel}</span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </>
  ) : (
    <span>{label}</span>
  );

interface NewCountProps {
  /** Number of new items; 0 or undefined shows no badge. */
  count: number | undefined;
  /** Returns the text read in place of the figure: '3 nuevas'. */
  label: (count: number) => string;
  /** Whether the badge stands at the icon's corner, if there is no room beside the word. Default false. */
  corner?: boolean;
}

const MAX = 99;

const Root = styled('b', { name: 'TiendaSideMenu', slot: 'Count' })<{ ownerState: { corner: boolean } }>(
  ({ theme, ownerState }) => ({
    ...theme.typography.body2,
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    whiteSpace: 'nowrap',
    minWidth: '1.625rem',
    height: '1.625rem',
    paddingInline: 8,
    borderRadius: 999,
    background: theme.tokens.palette.error.main,
    color: theme.tokens.palette.error.contrastText,
    fontWeight: 700,
    fontVariantNumeric: 'tabular-nums',
    marginInlineStart: 'auto',
    ...forcedEdge,
    ...(ownerState.corner && {
      position: 'absolute',
      // Start at the icon's right edge, so that 99+ does not hide the icon.
      insetBlockStart: 1,
      insetInlineStart: 'calc(50% + 7px)',
      minWidth: '1.375rem',
      height: '1.375rem',
      paddingInline: 6,
      margin: 0,
    }),
  }),
);

/** Number of new items behind a menu entry, large enough to be read from afar. */
export const NewCount = ({ count = 0, label, corner = false }: NewCountProps) =>
  count > 0 && (
    <Root ownerState={{ corner }} role="img" aria-label={label(count)}>
      {count > MAX ? `${MAX}+` : count}
    </Root>
  );
