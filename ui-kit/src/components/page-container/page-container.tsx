import { styled } from '@mui/material/styles';
import { gutter, pageWidth } from '../../theme/tokens.ts';

export interface PageContainerProps {
  /** 1280 px for the storefront, 1440 px for the back office, 480 and 640 px for forms. */
  width?: keyof typeof pageWidth;
}

/** With `width`, those that MUI keeps for itself: naming one's own replaces its list. */
const OWN_PROPS = new Set<PropertyKey>(['width', 'as', 'sx', 'theme', 'ownerState']);

/**
 * Content at most as wide as the eye likes, with 16 px gutters on phones and 24 px above. Takes `component` via `as`.
 * Material's own `styled`: the kit's writes rules once for all, and these go by `width`.
 */
export const PageContainer = styled('div', {
  name: 'TiendaPageContainer',
  slot: 'Root',
  shouldForwardProp: (prop) => !OWN_PROPS.has(prop),
})<PageContainerProps>(({ theme, width = 'storefront' }) => ({
  width: '100%',
  maxWidth: pageWidth[width] + 2 * gutter.wide,
  marginInline: 'auto',
  paddingInline: gutter.phone,
  [theme.breakpoints.up('sm')]: { paddingInline: gutter.wide },
}));
