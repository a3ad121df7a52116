import LocalShippingOutlined from '@mui/icons-material/LocalShippingOutlined';
import PaymentsOutlined from '@mui/icons-material/PaymentsOutlined';
import StorefrontOutlined from '@mui/icons-material/StorefrontOutlined';
import { InfoCard } from 'ui-kit/info-card';
import { InfoStrip } from 'ui-kit/info-strip';

/** The three facts a buyer asks for first. */
export function ShopFacts() {
  return (
    <InfoStrip>
      <InfoCard icon={<LocalShippingOutlined />} title="Envío gratis desde $70.000" text="A todo el país." />
      <InfoCard
        icon={<PaymentsOutlined />}
        title="Transferencia, efectivo o cheques"
        text="Coordinamos el pago después de tu pedido."
      />
      <InfoCard
        icon={<StorefrontOutlined />}
        title="Distribuidora mayorista"
        text="Los mejores precios. Mínimo: $50.000 ARS."
      />
    </InfoStrip>
  );
}
