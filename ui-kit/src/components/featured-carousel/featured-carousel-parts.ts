import { styled } from '@mui/material/styles';
import type { CSSProperties } from 'react';
import { shape } from '../../theme/tokens.ts';

export const Root = styled('section', { name: 'TiendaFeaturedCarousel', slot: 'Root' })({
  containerType: 'inline-size',
  minWidth: 0,
  '&[data-still]': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    '& > *': { gridArea: '1 / 1' },
    '& > [data-place]': { visibility: 'hidden' },
  },
});

/** Sizes are pure CSS: the server's page does not shift. Without swiper or scripts, the shelf scrolls natively. */
export const Shelf = styled('div', { name: 'TiendaFeaturedCarousel', slot: 'Shelf' })({
  position: 'relative',
  overflow: 'auto hidden',
  scrollbarWidth: 'none',
  touchAction: 'pan-y pinch-zoom',
  borderRadius: shape.card,
  '&[data-ready]': { overflow: 'hidden' },
  '&:not([data-ready])': { touchAction: 'auto', scrollSnapType: 'x mandatory' },
});

export const Wrapper = styled('div', { name: 'TiendaFeaturedCarousel', slot: 'Wrapper' })({
  display: 'flex',
  width: '100%',
  height: '100%',
  transitionProperty: 'transform',
  transitionTimingFunction: 'ease-in-out',
});

/** Equal widths for a few slides; the last one has no gap. */
const shared = (count: number, gap: number) => ({
  width: `calc((100% + ${gap}px) / ${count})`,
  '&:last-child': { width: `calc((100% + ${gap}px) / ${count} - ${gap}px)`, paddingRight: 0 },
});

/** Each slide contains its gap, so that no script adds margins. */
export const Slide = styled('div', { name: 'TiendaFeaturedCarousel', slot: 'Slide' })({
  position: 'relative',
  display: 'flex',
  flexShrink: 0,
  boxSizing: 'border-box',
  // Square pictures: the shelf is about 300 px high at every width.
  width: '62%',
  paddingRight: 12,
  scrollSnapAlign: 'start',
  '@container (min-width: 480px)': { width: '46%' },
  '@container (min-width: 720px)': { width: '31.5%', paddingRight: 16 },
  '@container (min-width: 960px)': { width: '23.8%' },
  // Up to three slides share the shelf; one fills it.
  '[data-count="1"] &': { width: '100%', paddingRight: 0 },
  '[data-count="2"] &': {
    '@container (min-width: 480px)': shared(2, 12),
    '@container (min-width: 720px)': shared(2, 16),
  },
  '[data-count="3"] &': { '@container (min-width: 720px)': shared(3, 16) },
});

/** Classes of the card parts whose layout depends on the number of slides. */
export const cardClasses = {
  picture: 'TiendaFeaturedCarousel-picture',
  words: 'TiendaFeaturedCarousel-words',
};
const picture = `& .${cardClasses.picture}`;

/** Layout for one or two slides with room: the picture beside the words. */
const lyingDown = {
  '& > a, & > div': { flexDirection: 'row', alignItems: 'center' },
  [picture]: { flex: '0 0 50%', maxWidth: 320 },
  [`& .${cardClasses.words}`]: { flex: 1, alignContent: 'center', padding: '16px 32px' },
} as const;

/**
 * As high as with more slides, whose cards are narrower, so that nothing moves when they load. The picture stays square
 * on its tint.
 */
const framed = (slide: string) => ({
  // Without the gap and the card's edges.
  [picture]: { aspectRatio: 'auto', height: `calc(${slide} - 16px - 2px)`, padding: '16px 16px 0' },
  [`${picture} img`]: {
    width: 'auto',
    maxWidth: '100%',
    marginInline: 'auto',
    borderRadius: shape.control,
  },
});

export const Card = styled('div', { name: 'TiendaFeaturedCarousel', slot: 'Card' })(({ theme }) => ({
  display: 'flex',
  flex: 1,
  minWidth: 0,
  borderRadius: shape.card,
  border: `1px solid ${theme.tokens.palette.border.soft}`,
  background: theme.tokens.palette.background.paper,
  overflow: 'hidden',
  '& > a, & > div': {
    display: 'flex',
    flexDirection: 'column',
    flex: 1,
    minWidth: 0,
    color: theme.tokens.palette.text.primary,
    textDecoration: 'none',
    borderRadius: shape.card,
  },
  '& > a:focus-visible': { outlineOffset: -4 },
  [picture]: { aspectRatio: '1', width: '100%' },
  [`${picture} img`]: { transition: theme.transitions.create('transform') },
  [`& > a:hover .${cardClasses.picture} img`]: { transform: 'scale(1.03)' },
  '[data-count="1"] &': { '@container (min-width: 480px)': lyingDown },
  '[data-count="2"] &': { '@container (min-width: 960px)': lyingDown },
  '[data-count="3"] &': {
    '@container (min-width: 720px)': framed('31.5cqw'),
    '@container (min-width: 960px)': framed('23.8cqw'),
  },
}));

/** Reserves lines for the name and one line below, so that the shelf keeps its height while loading. */
const roomFor = (lines: number, { fontSize, lineHeight }: CSSProperties) =>
  `calc(${lines}lh + ${fontSize} * ${lineHeight} + 34px)`;

export const Words = styled('div', { name: 'TiendaFeaturedCarousel', slot: 'Words' })(({ theme }) => ({
  ...theme.typography.h3,
  boxSizing: 'border-box',
  minHeight: roomFor(2, theme.typography.body1),
  '@container (max-width: 479.95px)': {
    ...theme.typography.h4,
    minHeight: roomFor(3, theme.typography.body1),
    paddingInline: 12,
  },
  // The widths at which its cards are narrowest.
  '@container (min-width: 720px) and (max-width: 1199.95px)': {
    minHeight: roomFor(3, theme.typography.body1),
  },
  display: 'grid',
  gap: 2,
  alignContent: 'start',
  padding: '12px 20px 20px',
  overflowWrap: 'anywhere',
  '& > b': { fontWeight: 'inherit' },
  '& > span': { ...theme.typography.body1 },
}));

/** Error or empty state in place of the shelf. */
export const Still = styled('div', { name: 'TiendaFeaturedCarousel', slot: 'Still' })(({ theme }) => ({
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: 16,
  padding: 24,
  borderRadius: shape.card,
  background: theme.tokens.palette.tint.sand,
  color: theme.tokens.palette.text.primary,
  textAlign: 'center',
}));
