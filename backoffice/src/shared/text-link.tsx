import Link, { type LinkProps } from '@mui/material/Link';
import { createLink } from '@tanstack/react-router';
import { touchTarget } from 'ui-kit/theme/tokens';

/** A link in text to a phone, a mail or another site. */
export const PlainLink = (props: LinkProps) => <Link component="a" underline="always" {...props} />;

/** A standalone link with a touch target. */
export const LoneLink = (props: LinkProps) => (
  <PlainLink {...props} sx={{ display: 'inline-flex', alignItems: 'center', minHeight: touchTarget }} />
);

/** A link within the app, with the router's typed `to`, `params` and `search`. */
export const TextLink = createLink(PlainLink);

/** A standalone link within the app, with a touch target. */
export const LoneTextLink = createLink(LoneLink);
