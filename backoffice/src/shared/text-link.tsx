import Link, { type LinkProps } from '@mui/material/Link';
import { createLink } from '@tanstack/react-router';

/** A link in a text that leads out of the app: to a telephone, a mail, another site. */
export const PlainLink = (props: LinkProps) => <Link component="a" underline="always" {...props} />;

/** One within the app, with the router's typed `to`, `params` and `search`. */
export const TextLink = createLink(PlainLink);
