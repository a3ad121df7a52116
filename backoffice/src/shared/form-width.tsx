import { styled } from '@mui/material/styles';
import { pageWidth } from 'ui-kit/theme/tokens';

interface FormWidthProps {
  /** Room for two columns of fields instead of one. */
  wide?: boolean;
}

/** Fields in the middle of the page: each column as wide as the eye likes. */
export const FormWidth = styled('div', { shouldForwardProp: (prop) => prop !== 'wide' })<FormWidthProps>(
  ({ wide = false }) => ({
    width: '100%',
    maxWidth: pageWidth.form * (wide ? 2 : 1),
    marginInline: 'auto',
  }),
);
