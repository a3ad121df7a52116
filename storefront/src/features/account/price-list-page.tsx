import Stack from '@mui/material/Stack';
import { listaDePreciosPdf, listaDePreciosPlanilla } from 'api-client/storefront';
import { AccountPage } from '../../shared/account-page.tsx';
import { DownloadButton, PlanillaButtons } from '../../shared/download-button.tsx';

/** Downloads of today's prices, as PDF or spreadsheet. */
export const PriceListPage = () => (
  <AccountPage
    title="Lista de precios"
    lead="Todos los productos con su precio de hoy, por categoría. El archivo de Excel se abre también con Hojas de cálculo de Google."
  >
    <Stack spacing={3}>
      <DownloadButton name="lista-de-precios" variant="contained" type="pdf" call={listaDePreciosPdf}>
        Descargar en PDF
      </DownloadButton>
      <PlanillaButtons name="lista-de-precios" call={listaDePreciosPlanilla} />
    </Stack>
  </AccountPage>
);
