import { compactList, compactRow } from '../../theme/compact-list.ts';
import { styled } from '../../theme/styled.ts';
import { shape } from '../../theme/tokens.ts';
import { Picture } from '../picture/picture.tsx';
import { lyingDown } from './actions-part.ts';

export const Media = styled('div', { name: 'TiendaProductCard', slot: 'Media' })({
  position: 'relative',
  '& a': { display: 'block' },
  [lyingDown]: { gridArea: 'photo', alignSelf: 'start' },
  // The parts are grid items of the row.
  [compactList]: {
    display: 'contents',
    '& > a, & > .MuiSkeleton-root': {
      gridArea: 'photo',
      alignSelf: 'start',
      borderRadius: shape.control,
      overflow: 'hidden',
    },
  },
});

/** Rounded corners inside the card's edge. */
export const topCorners = `${shape.card - 1}px ${shape.card - 1}px 0 0`;
export const Photo = styled(Picture, { name: 'TiendaProductCard', slot: 'Picture' })({
  borderRadius: topCorners,
  [lyingDown]: { borderRadius: shape.control },
});

export const Badges = styled('div', { name: 'TiendaProductCard', slot: 'Badges' })({
  position: 'absolute',
  inset: '8px 44px auto 8px',
  display: 'flex',
  flexWrap: 'wrap',
  gap: 4,
  pointerEvents: 'none',
  [compactList]: { position: 'static', gridArea: 'badges', justifyContent: 'flex-end', alignSelf: 'start' },
});

export const Stock = styled('div', { name: 'TiendaProductCard', slot: 'Stock' })({
  position: 'absolute',
  inset: '8px 8px auto auto',
  [compactList]: { inset: '2px auto auto 28px', scale: '0.75', [compactRow]: { insetInlineStart: 44 } },
});

export const InCart = styled('div', { name: 'TiendaProductCard', slot: 'InCart' })({
  position: 'absolute',
  inset: 'auto auto 8px 8px',
  pointerEvents: 'none',
  [compactList]: { position: 'static', gridArea: 'incart', justifySelf: 'end' },
});
