import type { GoneLine } from 'app-core/cart/line';
import { NoticeSlot } from '../../shared/stock-notice/notice-slot.tsx';

/** Products that left the cart because they are unavailable. For sold-out products the customer can ask for a notice. */
export const GoneLines = ({ gone }: { gone: readonly GoneLine[] }) =>
  gone.map((line) => (
    <div key={line.producto_id}>
      {line.nombre}: ya no está disponible y salió del carrito.
      {line.soldOut && <NoticeSlot producto={line} variant="text" />}
    </div>
  ));
