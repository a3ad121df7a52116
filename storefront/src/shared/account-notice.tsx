import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { AccountPage } from './account-page.tsx';

export interface AccountNoticeProps {
  title: string;
  lead: ReactNode;
  /** Target of the main button. */
  href: string;
  label: string;
  /** Another action, beside the button. */
  children?: ReactNode;
}

/** Result of a form, or the reason why no form shows. */
export const AccountNotice = ({ title, lead, href, label, children }: AccountNoticeProps) => (
  <AccountPage title={title} lead={lead}>
    <Button href={href} variant="contained" size="large">
      {label}
    </Button>
    {children}
  </AccountPage>
);
