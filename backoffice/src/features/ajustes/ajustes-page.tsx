import Stack from '@mui/material/Stack';
import { useQuery } from '@tanstack/react-query';
import { ajustesGetOptions } from 'api-client/backoffice';
import { Answer } from 'app-core/queries/answer';
import { LoadingDots } from 'ui-kit/loading-dots';
import { PageTitle } from 'ui-kit/page-title';
import { FormWidth } from '../../shared/form-width.tsx';
import { DemandFactor } from './demand-factor.tsx';

/** What admins settle for the whole shop. */
export function AjustesPage() {
  const ajustes = useQuery(ajustesGetOptions());
  return (
    <FormWidth>
      <PageTitle>Ajustes</PageTitle>
      <Answer query={ajustes} failed="Error al cargar los datos" loading={<LoadingDots />}>
        {(data) => (
          <Stack spacing={10}>
            <DemandFactor ajustes={data} />
          </Stack>
        )}
      </Answer>
    </FormWidth>
  );
}
