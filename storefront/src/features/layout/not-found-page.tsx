import Button from '@mui/material/Button';
import { NotFound } from 'ui-kit/not-found';
import { PageContainer } from 'ui-kit/page-container';
import { links } from '../../shared/links.ts';

/** Any address that the shop does not have. */
export function NotFoundPage() {
  return (
    <PageContainer sx={{ py: 10 }}>
      <NotFound
        text="La dirección cambió o nunca existió."
        action={
          <Button href={links.home} variant="contained">
            Volver al inicio
          </Button>
        }
      />
    </PageContainer>
  );
}
