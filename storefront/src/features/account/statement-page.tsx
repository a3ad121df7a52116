import Stack from '@mui/material/Stack';
import { miCuentaCorrientePdf, miCuentaCorrientePlanilla } from 'api-client/storefront';
import { LoadingDots } from 'ui-kit/loading-dots';
import { PageContainer } from 'ui-kit/page-container';
import { PageTitle } from 'ui-kit/page-title';
import { ListBoundary } from '../../shared/catalogue/list-boundary.tsx';
import { DownloadButton } from '../../shared/download-button.tsx';
import { PlanillaButtons } from '../../shared/planilla-buttons.tsx';
import { useSession } from '../../shared/session/use-session.ts';
import { myAccount } from './account-queries.ts';
import { Statement, type StatementProps } from './statement.tsx';

const NAME = 'cuenta-corriente';

/** What one owes the shop and paid it, line by line. */
export function StatementPage(props: Omit<StatementProps, 'data'>) {
  const { authenticated } = useSession();
  return (
    <PageContainer sx={{ pt: { xs: 8, md: 12 }, pb: 12 }}>
      <PageTitle lead="Lo que debes, lo que pagaste y lo que vence. Si algo no coincide, escríbenos.">
        Cuenta corriente
      </PageTitle>
      <ListBoundary
        options={myAccount(props.page)}
        enabled={authenticated}
        listKey={`${NAME}-${props.page}`}
        errorText="No pudimos cargar tu cuenta corriente."
        fallback={<LoadingDots label="Cargando tu cuenta corriente" />}
      >
        {(data) => <Statement data={data} {...props} />}
      </ListBoundary>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={3} sx={{ mt: 8 }}>
        <DownloadButton name={NAME} variant="outlined" type="pdf" call={miCuentaCorrientePdf}>
          Descargar en PDF
        </DownloadButton>
        <PlanillaButtons name={NAME} call={miCuentaCorrientePlanilla} />
      </Stack>
    </PageContainer>
  );
}
