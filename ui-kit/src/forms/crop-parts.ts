import Slider from '@mui/material/Slider';
import { styled } from '../theme/styled.ts';
import { shape, touchTarget } from '../theme/tokens.ts';

const name = 'TiendaImagePickerField';

/** Square of the crop area, as large as the controls below allow. */
export const Stage = styled('div', { name, slot: 'Stage' })(({ theme }) => ({
  position: 'relative',
  width: 'min(100%, 55vh, 420px)',
  aspectRatio: '1',
  margin: theme.spacing(0, 'auto', 3),
  borderRadius: shape.card,
  overflow: 'hidden',
  background: theme.tokens.palette.tint.sand,
  '& [role=application]:focus-visible': {
    outline: `3px solid ${theme.tokens.palette.primary.main}`,
    outlineOffset: -3,
  },
}));

/** The touch target is as large as a thumb needs; the visible slider keeps its size. */
export const ZoomSlider = styled(Slider, { name, slot: 'Zoom' })({
  '& .MuiSlider-thumb input': {
    width: `${touchTarget}px !important`,
    height: `${touchTarget}px !important`,
    inset: '50% auto auto 50%',
    transform: 'translate(-50%, -50%)',
  },
});
