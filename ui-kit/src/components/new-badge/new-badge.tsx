import { useThemeProps } from '@mui/material/styles';
import { Tag } from '../tag/tag.tsx';

export interface NewBadgeProps {
  label?: string;
}

/** Marks a new product. */
export function NewBadge(inProps: NewBadgeProps) {
  const { label = 'Nuevo' } = useThemeProps({ props: inProps, name: 'TiendaNewBadge' });
  return <Tag kind="new">{label}</Tag>;
}
