import { styled } from '@mui/material/styles';

/** Container for layouts whose columns depend on its width in `em`: larger text then gets fewer columns. */
export const Room = styled('div')({ containerType: 'inline-size' });
