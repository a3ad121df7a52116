import { useThemeProps } from '@mui/material/styles';
import { Tag } from '../tag/tag.tsx';

export interface DiscountBadgeProps {
  /** Whole percent off, e.g. 15. Without it the badge only says that there is a promotion. */
  percent?: number | undefined;
  label?: string;
}

/** '-15 %', or 'Promoción' for someone who may not see prices. */
export function DiscountBadge(inProps: DiscountBadgeProps) {
  const props = useThemeProps({ props: inProps, name: 'TiendaDiscountBadge' });
  const { percent, label = 'Promoción' } = props;
  const known = percent !== undefined && Number.isFinite(percent) && percent >= 1;
  return <Tag kind="promotion">{known ? `-${Math.min(99, Math.round(percent))} %` : label}</Tag>;
}
