import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { NotFound } from 'ui-kit/not-found';
import { PageContainer } from 'ui-kit/page-container';

export interface MissingPageProps {
  /** Default: the UI kit's text. */
  title?: string;
  text: string;
  /** Target of the main button. */
  href: string;
  label: string;
  /** Further links. */
  children?: ReactNode;
}

/** Page for something that the shop does not have. */
export const MissingPage = ({ href, label, children, ...words }: MissingPageProps) => (
  <PageContainer sx={{ py: 10 }}>
    <NotFound
      {...words}
      action={
        <Button href={href} variant="contained">
          {label}
        </Button>
      }
    />
    {children}
  </PageContainer>
);
