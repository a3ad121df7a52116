import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { AccountPage } from './account-page.tsx';

export interface AccountNoticeProps {
  title: string;
  lead: ReactNode;
  /** The one way on from here. */
  href: string;
  label: string;
  /** Another way, beside it. */
  children?: ReactNode;
}

/** In the place of a form: how it went, or why there is none. */
export const AccountNotice = ({ title, lead, href, label, children }: AccountNoticeProps) => (
  <AccountPage title={title} lead={lead}>
    <Button href={href} variant="contained" size="large">
      {label}
    </Button>
    {children}
  </AccountPage>
);
