import { styled } from '@mui/material/styles';
import { line, shape } from 'ui-kit/theme/tokens';

const Root = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  gap: theme.spacing(1),
  marginInlineStart: 'auto',
  '& > kbd': {
    ...theme.typography.body2,
    display: 'inline-grid',
    placeItems: 'center',
    minWidth: theme.spacing(7),
    paddingInline: theme.spacing(1.5),
    border: `${line.thin} ${theme.tokens.palette.divider}`,
    borderRadius: shape.control,
    background: theme.tokens.palette.background.paper,
    color: theme.tokens.palette.text.secondary,
    textTransform: 'uppercase',
  },
}));

/** A sequence of keys. */
export const Keys = ({ keys, ...rest }: { keys: readonly string[]; 'aria-hidden'?: boolean }) => (
  <Root {...rest}>
    {keys.map((key) => (
      <kbd key={key}>{key}</kbd>
    ))}
  </Root>
);
