import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { NotFound } from 'ui-kit/not-found';
import { PageContainer } from 'ui-kit/page-container';

export interface MissingPageProps {
  /** The kit's own words without it. */
  title?: string;
  text: string;
  /** The one way on from here. */
  href: string;
  label: string;
  /** Other ways on. */
  children?: ReactNode;
}

/** In the place of what the shop does not have. */
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
