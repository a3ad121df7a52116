import type { LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ButtonLink, IconLink } from './links.tsx';
import { RowAction } from './row-action.tsx';
import { useHere } from './use-return-to.ts';

export interface RowLinkProps extends Pick<LinkProps, 'to' | 'params' | 'search'> {
  label: string;
  /** Which row, for who can't see it: 'Almendra'. */
  context: string;
  icon: ReactNode;
  iconOnly?: boolean;
  /** Why it can't be opened now: a disabled button then, with that on hover. */
  refusal?: string | false;
  /** What Enter opens of a row that J and K have led to. */
  opens?: boolean;
}

/** A row's way to another page, looking like its actions. */
export function RowLink({ label, context, icon, iconOnly = false, refusal, opens, ...to }: RowLinkProps) {
  const state = useHere();
  if (refusal) {
    return <RowAction {...{ label, context, icon, iconOnly, refusal }} onClick={() => {}} />;
  }
  const link = {
    ...to,
    state,
    'aria-label': `${label}: ${context}`,
    'data-opens': opens ? '' : undefined,
  };
  return iconOnly ? (
    <IconLink {...link} title={label}>
      {icon}
    </IconLink>
  ) : (
    <ButtonLink {...link} variant="outlined" startIcon={icon}>
      {label}
    </ButtonLink>
  );
}
