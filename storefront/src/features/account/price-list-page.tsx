import Stack from '@mui/material/Stack';
import { listaDePreciosPdf, listaDePreciosPlanilla } from 'api-client/storefront';
import { AccountPage } from '../../shared/account-page.tsx';
import { DownloadButton } from '../../shared/download-button.tsx';

/** Today's prices to take along: on paper, or to reckon with. */
export const PriceListPage = () => (
  <AccountPage
    title="Lista de precios"
    lead="Todos los productos con su precio de hoy, por categoría. La planilla se abre con Excel o con Hojas de cálculo."
  >
    <Stack spacing={3}>
      <DownloadButton name="lista-de-precios" variant="contained" type="pdf" call={listaDePreciosPdf}>
        Descargar en PDF
      </DownloadButton>
      <DownloadButton name="lista-de-precios" variant="outlined" type="csv" call={listaDePreciosPlanilla}>
        Descargar planilla
      </DownloadButton>
    </Stack>
  </AccountPage>
);
