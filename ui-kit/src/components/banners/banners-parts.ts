import { styled } from '../../theme/styled.ts';
import { shape } from '../../theme/tokens.ts';

/** Classes of the parts whose layout depends on the number of banners. */
export const bannersClasses = { picture: 'TiendaBanners-picture', words: 'TiendaBanners-words' };
const picture = `& .${bannersClasses.picture}`;
const words = `& .${bannersClasses.words}`;

/** Sizes are pure CSS, so that the server's page does not shift. Several banners in a narrow room are horizontal. */
export const Root = styled('section', { name: 'TiendaBanners', slot: 'Root' })(({ theme }) => ({
  containerType: 'inline-size',
  minWidth: 0,
  '& > ul': {
    display: 'grid',
    gap: 12,
    margin: 0,
    padding: 0,
    listStyle: 'none',
    '@container (min-width: 720px)': { gridTemplateColumns: 'repeat(auto-fit, minmax(220px, 1fr))', gap: 16 },
  },
  '& li': {
    display: 'flex',
    minWidth: 0,
    borderRadius: shape.card,
    border: `1px solid ${theme.tokens.palette.border.soft}`,
    background: theme.tokens.palette.background.paper,
    overflow: 'hidden',
  },
  '& li > *': {
    display: 'flex',
    flex: 1,
    minWidth: 0,
    alignItems: 'center',
    color: theme.tokens.palette.text.primary,
    textDecoration: 'none',
    borderRadius: shape.card,
    '@container (min-width: 720px)': { flexDirection: 'column', alignItems: 'stretch' },
  },
  '& li > a:focus-visible': { outlineOffset: -4 },
  '& li > a:hover h2': { textDecoration: 'underline' },
  [picture]: {
    flex: '0 0 40%',
    alignSelf: 'stretch',
    aspectRatio: '16 / 9',
    '@container (min-width: 720px)': { flex: 'none' },
  },
  [`${picture} img`]: { objectFit: 'cover' },
  [words]: { display: 'grid', gap: 4, minWidth: 0, padding: '8px 16px', overflowWrap: 'anywhere' },
  '@container (min-width: 720px)': { [words]: { padding: '16px 20px 20px' } },
  '&[data-alone] li > *': {
    flexDirection: 'column',
    alignItems: 'stretch',
    '@container (min-width: 720px)': { flexDirection: 'row', alignItems: 'center' },
  },
  [`&[data-alone] .${bannersClasses.picture}`]: {
    flex: 'none',
    '@container (min-width: 720px)': { flex: '0 0 50%', order: 1 },
  },
  [`&[data-alone] .${bannersClasses.words}`]: {
    gap: 8,
    padding: '16px 20px 20px',
    '@container (min-width: 720px)': { flex: 1, padding: '24px 40px' },
  },
}));
