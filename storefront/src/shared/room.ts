import { styled } from '@mui/material/styles';

/** Columns in it ask it for its width, in `em`: larger text then has fewer of them. */
export const Room = styled('div')({ containerType: 'inline-size' });
