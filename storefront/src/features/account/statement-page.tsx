import Stack from '@mui/material/Stack';
import { useQuery } from '@tanstack/react-query';
import { miCuentaCorrientePdf, miCuentaCorrientePlanilla } from 'api-client/storefront';
import { toldByScreen } from 'app-core/queries/own-failures';
import { useState } from 'react';
import { lateView, useLateView } from 'ui-kit/late-view';
import { PageContainer } from 'ui-kit/page-container';
import { PageTitle } from 'ui-kit/page-title';
import { ListBoundary } from '../../shared/catalogue/list-boundary.tsx';
import { DownloadButton } from '../../shared/download-button.tsx';
import { PlanillaButtons } from '../../shared/planilla-buttons.tsx';
import { useSession } from '../../shared/session/use-session.ts';
import { bankDetails } from '../../shared/transfer/bank-details.ts';
import { wereTried } from '../../shared/were-tried.ts';
import { myAccount } from './account-queries.ts';
import { Statement, type StatementProps, StatementSkeleton } from './statement.tsx';

const NAME = 'cuenta-corriente';

/** The shop's bank details. */
const transfer = lateView(
  async () => (await import('../../shared/transfer/transfer-data.tsx')).TransferData,
  'when-wanted',
);

/** Account statement: what the customer owes and paid, line by line. */
export function StatementPage(props: Omit<StatementProps, 'data' | 'transfer'>) {
  const { authenticated } = useSession();
  const options = myAccount(props.page);
  // Load in parallel with the statement, but show both together: the bank details are above the orders.
  useQuery({ ...options, enabled: authenticated });
  const bank = useQuery({ ...bankDetails, enabled: authenticated, ...toldByScreen });
  const [isMissing, setMissing] = useState(false);
  const Transfer = useLateView(transfer, authenticated, () => setMissing(true));
  const isWhole = (Transfer !== undefined || isMissing) && wereTried(bank);
  return (
    <PageContainer sx={{ pt: { xs: 8, md: 12 }, pb: 12 }}>
      <PageTitle lead="Lo que debes, lo que pagaste y lo que vence. Si algo no coincide, escríbenos.">
        Cuenta corriente
      </PageTitle>
      <ListBoundary
        options={options}
        enabled={authenticated && isWhole}
        listKey={`${NAME}-${props.page}`}
        errorText="No pudimos cargar tu cuenta corriente."
        fallback={<StatementSkeleton />}
      >
        {(data) => <Statement data={data} transfer={Transfer && <Transfer />} {...props} />}
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
