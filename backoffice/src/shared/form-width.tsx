import { styled } from '@mui/material/styles';
import { pageWidth } from 'ui-kit/theme/tokens';

/** One column of fields, in the middle of the page: as wide as the eye likes. */
export const FormWidth = styled('div')({ width: '100%', maxWidth: pageWidth.form, marginInline: 'auto' });
