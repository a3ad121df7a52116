import Button from '@mui/material/Button';
import { NotFound } from 'ui-kit/not-found';
import { PageContainer } from 'ui-kit/page-container';
import type { ByName } from './catalogues.ts';

/** Instead of a category or brand that there is none of. */
export const NameNotFound = ({ catalogue: { missing, path, showAll } }: { catalogue: ByName }) => (
  <PageContainer sx={{ py: 10 }}>
    <NotFound
      title={missing}
      text="No se ha encontrado ningún producto. Puede que haya cambiado de nombre."
      action={
        <Button href={path} variant="contained">
          {showAll}
        </Button>
      }
    />
  </PageContainer>
);
