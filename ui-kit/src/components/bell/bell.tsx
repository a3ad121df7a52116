import NotificationsOutlined from '@mui/icons-material/NotificationsOutlined';
import Badge from '@mui/material/Badge';
import IconButton from '@mui/material/IconButton';
import { styled, useThemeProps } from '@mui/material/styles';
import type { ElementType } from 'react';
import { KitLink } from '../kit-link/kit-link.tsx';

export interface BellProps {
  /** Number of new notifications. Without `count`, `active` shows a dot. */
  count?: number;
  active?: boolean;
  label?: string;
  /** Address of the notifications. Without `href`, use `onClick`. */
  href?: string;
  LinkComponent?: ElementType;
  onClick?: () => void;
  texts?: Partial<typeof bellTexts>;
}

/** `active`: read after the label while the dot is shown. */
export const bellTexts = { active: 'hay nuevas' };

const MAX = 99;

/** As large as the menu's counts: figures of at least 14 px, to be read from afar. */
const NewCount = styled(Badge, { name: 'TiendaBell', slot: 'Count' })(({ theme }) => ({
  '& .MuiBadge-standard': {
    ...theme.typography.body2,
    // Further out than Material's default, so that '99+' does not hide the bell.
    top: -4,
    right: -2,
    minWidth: '1.375rem',
    height: '1.375rem',
    paddingInline: 6,
    borderRadius: 999,
    fontWeight: 700,
    fontVariantNumeric: 'tabular-nums',
  },
}));

/** Button that shows new notifications. Its accessible name includes the number. */
export function Bell(inProps: BellProps) {
  const props = useThemeProps({ props: inProps, name: 'TiendaBell' });
  const { count, active = false, label = 'Notificaciones' } = props;
  const { href, LinkComponent, onClick } = props;
  const texts = { ...bellTexts, ...props.texts };
  // The name has the number as shown; the title has the full number.
  const news = (shown: string) => (count === undefined ? active && texts.active : count > 0 && shown);
  const nameWith = (shown: string) => [label, news(shown)].filter(Boolean).join(': ');
  return (
    <IconButton
      aria-label={nameWith(count && count > MAX ? `${MAX}+` : String(count))}
      title={nameWith(String(count))}
      {...(onClick && { onClick })}
      // Pass it as `component`: MUI's buttons keep the prop `LinkComponent` for themselves.
      {...(href !== undefined && { component: LinkComponent ?? KitLink, href })}
    >
      <NewCount
        color="error"
        {...(count === undefined
          ? { variant: 'dot', invisible: !active }
          : { badgeContent: count, max: MAX })}
      >
        <NotificationsOutlined />
      </NewCount>
    </IconButton>
  );
}
