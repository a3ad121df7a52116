import { Tag } from '../tag/tag.tsx';

export interface NewBadgeProps {
  label?: string;
}

/** Marks a new arrival. */
export function NewBadge({ label = 'Nuevo' }: NewBadgeProps) {
  return <Tag kind="nuevo">{label}</Tag>;
}
