import Link, { type LinkProps } from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { touchTarget } from 'ui-kit/theme/tokens';

const Root = styled(Link)({
  display: 'inline-flex',
  alignItems: 'center',
  minWidth: touchTarget,
  minHeight: touchTarget,
}) as typeof Link;

/** A link outside of text with a large touch target; inside a sentence use `Link`. */
export const LoneLink = (props: LinkProps & { href: string }) => <Root {...props} />;
