import LocalShippingOutlined from '@mui/icons-material/LocalShippingOutlined';
import PaymentsOutlined from '@mui/icons-material/PaymentsOutlined';
import StoreOutlined from '@mui/icons-material/StoreOutlined';
import { pesosText } from 'api-client/storefront';
import { InfoCard } from 'ui-kit/info-card';
import { InfoStrip } from 'ui-kit/info-strip';
import { useMontos } from './montos.ts';

/** Shipping, payment and minimum. */
export function ShopFacts() {
  const { monto_minimo, envio_gratis } = useMontos();
  return (
    <InfoStrip>
      <InfoCard
        icon={<LocalShippingOutlined />}
        title={`Envío gratis desde ${pesosText(envio_gratis)}`}
        text="A todo el país."
      />
      <InfoCard
        icon={<PaymentsOutlined />}
        title="Transferencia, efectivo o cheques"
        text="Coordinamos el pago después de tu pedido."
      />
      <InfoCard
        icon={<StoreOutlined />}
        title="Distribuidora mayorista"
        text={`Los mejores precios. Mínimo: ${pesosText(monto_minimo)} ARS.`}
      />
    </InfoStrip>
  );
}
