import { styled } from '@mui/material/styles';
import { pageWidth } from 'ui-kit/theme/tokens';

interface FormWidthProps {
  /** Two columns of fields. */
  wide?: boolean;
}

/** Centres the fields, with a readable column width. */
export const FormWidth = styled('div', { shouldForwardProp: (prop) => prop !== 'wide' })<FormWidthProps>(
  ({ wide = false }) => ({
    width: '100%',
    maxWidth: pageWidth.form * (wide ? 2 : 1),
    marginInline: 'auto',
  }),
);
