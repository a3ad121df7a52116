import { styled } from '@mui/material/styles';
import { gutter, pageWidth } from '../../theme/tokens.ts';

export interface PageContainerProps {
  /** Largest width: 1280 px for the storefront, 1440 px for the back office, 480 and 640 px for forms. */
  width?: keyof typeof pageWidth;
}

/** Props that are not forwarded: `width`, and those that MUI excludes by default; an own list replaces MUI's. */
const OWN_PROPS = new Set<PropertyKey>(['width', 'as', 'sx', 'theme', 'ownerState']);

/**
 * Page content with a largest width, and gutters of 16 px on phones and 24 px above. Takes the element via `as`. Uses
 * Material's `styled`, because the kit's `styled` does not depend on props such as `width`.
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
