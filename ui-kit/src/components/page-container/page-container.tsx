import { styled } from '@mui/material/styles';
import { pageWidth } from '../../theme/tokens.ts';

export interface PageContainerProps {
  /** 1280 px for the storefront, 1440 px for the back office, 480 and 640 px for forms. */
  width?: keyof typeof widths;
}

const widths = { ...pageWidth, form: 640, account: 480 } as const;

/** Content at most as wide as the eye likes, with 16 px gutters on phones and 24 px above. Takes `component` via `as`. */
export const PageContainer = styled('div', {
  name: 'TiendaPageContainer',
  slot: 'Root',
  shouldForwardProp: (prop) => prop !== 'width',
})<PageContainerProps>(({ theme, width = 'storefront' }) => ({
  width: '100%',
  maxWidth: widths[width] + 48,
  marginInline: 'auto',
  paddingInline: 16,
  [theme.breakpoints.up('sm')]: { paddingInline: 24 },
}));
