import type { LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ButtonLink, IconLink } from './links.tsx';
import { RowAction } from './row-action.tsx';
import { useHere } from './use-return-to.ts';

export interface RowLinkProps extends Pick<LinkProps, 'to' | 'params' | 'search'> {
  label: string;
  /** The row's accessible name: 'Almendra'. */
  context: string;
  icon: ReactNode;
  iconOnly?: boolean;
  /** Why the link is unavailable; then a disabled button with a tooltip. */
  refusal?: string | false;
  /** Whether Enter on the row, after J or K, opens this link. */
  opens?: boolean;
}

/** A row's link, styled like an action. */
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
