import NotificationsOutlined from '@mui/icons-material/NotificationsOutlined';
import Badge from '@mui/material/Badge';
import IconButton from '@mui/material/IconButton';
import { useThemeProps } from '@mui/material/styles';
import type { ElementType } from 'react';
import { KitLink } from '../kit-link/kit-link.tsx';

export interface BellProps {
  /** How many are new. Without it, `active` shows a dot. */
  count?: number;
  active?: boolean;
  label?: string;
  /** Where it leads; without it, `onClick`. */
  href?: string;
  LinkComponent?: ElementType;
  onClick?: () => void;
}

const MAX = 99;

/** Says that something came in. Its name tells how many. */
export function Bell(inProps: BellProps) {
  const props = useThemeProps({ props: inProps, name: 'TiendaBell' });
  const { count, active = false, label = 'Notificaciones', href, LinkComponent, onClick } = props;
  // The name says what the eye sees; the title the whole number.
  const nameWith = (shown: string) => (count ? `${label}: ${shown}` : label);
  return (
    <IconButton
      aria-label={nameWith(count && count > MAX ? `${MAX}+` : String(count))}
      title={nameWith(String(count))}
      {...(onClick && { onClick })}
      {...(href !== undefined && { component: KitLink, href, LinkComponent })}
    >
      <Badge
        color="error"
        {...(count === undefined
          ? { variant: 'dot', invisible: !active }
          : { badgeContent: count, max: MAX })}
      >
        <NotificationsOutlined />
      </Badge>
    </IconButton>
  );
}
