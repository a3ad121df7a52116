import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { PageContainer } from 'ui-kit/page-container';
import { PageTitle } from 'ui-kit/page-title';

/** Narrow page for forms and account data. */
export function AccountPage({
  title,
  lead,
  wide = false,
  children,
}: {
  title: string;
  lead?: ReactNode;
  /** True if the content has columns and needs the whole width. */
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
