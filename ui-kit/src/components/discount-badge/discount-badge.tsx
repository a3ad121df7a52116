import { useThemeProps } from '@mui/material/styles';
import { Tag } from '../tag/tag.tsx';

export interface DiscountBadgeProps {
  /** Discount in whole percent, for example 15. Without `percent`, the badge only marks a promotion. */
  percent?: number | undefined;
  label?: string;
}

/** Shows '-15 %', or 'Promoción' for users who may not see prices. */
export function DiscountBadge(inProps: DiscountBadgeProps) {
  const props = useThemeProps({ props: inProps, name: 'TiendaDiscountBadge' });
  const { percent, label = 'Promoción' } = props;
  const known = percent !== undefined && Number.isFinite(percent) && percent >= 1;
  return <Tag kind="promotion">{known ? `-${Math.min(99, Math.round(percent))} %` : label}</Tag>;
}
