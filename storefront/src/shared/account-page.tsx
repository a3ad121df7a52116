import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { PageContainer } from 'ui-kit/page-container';
import { PageTitle } from 'ui-kit/page-title';

/** One calm column: a form, or what there is to know about an account. */
export function AccountPage({
  title,
  lead,
  wide = false,
  children,
}: {
  title: string;
  lead?: ReactNode;
  /** What it shows stands in columns. */
  wide?: boolean;
  children: ReactNode;
}) {
  return (
    <PageContainer width={wide ? 'storefront' : 'account'} sx={{ pt: { xs: 8, md: 12 } }}>
      <PageTitle lead={lead}>{title}</PageTitle>
      <Box sx={{ mt: 6 }}>{children}</Box>
    </PageContainer>
  );
}
