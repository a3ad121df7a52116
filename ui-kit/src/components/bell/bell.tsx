import NotificationsOutlined from '@mui/icons-material/NotificationsOutlined';
import Badge from '@mui/material/Badge';
import IconButton from '@mui/material/IconButton';
import { useThemeProps } from '@mui/material/styles';
import type { ElementType } from 'react';
import { styled } from '../../theme/styled.ts';
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
  texts?: Partial<typeof bellTexts>;
}

/** `active`: after the label while `active` shows its dot. */
export const bellTexts = { active: 'hay nuevas' };

const MAX = 99;

/** As large as the menu's counts: seen from afar, no figure under 14 px. */
const NewCount = styled(Badge, { name: 'TiendaBell', slot: 'Count' })(({ theme }) => ({
  '& .MuiBadge-standard': {
    ...theme.typography.body2,
    // Farther out than Material has it: '99+' leaves the bell to be seen.
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

/** Says that something came in. Its name tells how many. */
export function Bell(inProps: BellProps) {
  const props = useThemeProps({ props: inProps, name: 'TiendaBell' });
  const { count, active = false, label = 'Notificaciones' } = props;
  const { href, LinkComponent, onClick } = props;
  const texts = { ...bellTexts, ...props.texts };
  // The name says what the eye sees; the title the whole number.
  const news = (shown: string) => (count === undefined ? active && texts.active : count > 0 && shown);
  const nameWith = (shown: string) => [label, news(shown)].filter(Boolean).join(': ');
  return (
    <IconButton
      aria-label={nameWith(count && count > MAX ? `${MAX}+` : String(count))}
      title={nameWith(String(count))}
      {...(onClick && { onClick })}
      // Not by KitLink's own prop: MUI's buttons keep one of that name for themselves.
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
