import Link, { type LinkProps } from '@mui/material/Link';
import { createLink } from '@tanstack/react-router';
import { touchTarget } from 'ui-kit/theme/tokens';

/** A link in a text that leads out of the app: to a telephone, a mail, another site. */
export const PlainLink = (props: LinkProps) => <Link component="a" underline="always" {...props} />;

/** The same where it stands alone: with room for a thumb. */
export const LoneLink = (props: LinkProps) => (
  <PlainLink {...props} sx={{ display: 'inline-flex', alignItems: 'center', minHeight: touchTarget }} />
);

/** One within the app, with the router's typed `to`, `params` and `search`. */
export const TextLink = createLink(PlainLink);
