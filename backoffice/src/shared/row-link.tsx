import type { LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ButtonLink, IconLink } from './links.tsx';
import { RowAction } from './row-action.tsx';

export interface RowLinkProps {
  label: string;
  /** Which row, for who can't see it: 'Almendra'. */
  context: string;
  icon: ReactNode;
  iconOnly?: boolean;
  /** Why it can't be opened now: a disabled button then, with that on hover. */
  refusal?: string | false;
  link: Pick<LinkProps, 'to' | 'params' | 'search' | 'state'>;
}

/** A row's way to another page, looking like its actions. */
export function RowLink({ label, context, icon, iconOnly = false, refusal, link }: RowLinkProps) {
  if (refusal) {
    return <RowAction {...{ label, context, icon, iconOnly, refusal }} onClick={() => {}} />;
  }
  const common = { ...link, 'aria-label': `${label}: ${context}` };
  return iconOnly ? (
    <IconLink {...common} title={label}>
      {icon}
    </IconLink>
  ) : (
    <ButtonLink {...common} variant="outlined" startIcon={icon}>
      {label}
    </ButtonLink>
  );
}
