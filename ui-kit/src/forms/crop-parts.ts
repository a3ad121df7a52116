import Slider from '@mui/material/Slider';
import { styled } from '../theme/styled.ts';
import { shape, touchTarget } from '../theme/tokens.ts';

const name = 'TiendaImagePickerField';

/** The square that is cut out, as large as leaves room for what stands below. */
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

/** What is pressed is as large as a thumb needs; what is seen stays as it is. */
export const ZoomSlider = styled(Slider, { name, slot: 'Zoom' })({
  '& .MuiSlider-thumb input': {
    width: `${touchTarget}px !important`,
    height: `${touchTarget}px !important`,
    inset: '50% auto auto 50%',
    transform: 'translate(-50%, -50%)',
  },
});
