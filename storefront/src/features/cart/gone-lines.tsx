import type { GoneLine } from 'app-core/cart/line';
import { NoticeSlot } from '../../shared/stock-notice/notice-slot.tsx';

/** What left the cart because it can't be had; of what is merely sold out one may be told when it is back. */
export const GoneLines = ({ gone }: { gone: readonly GoneLine[] }) =>
  gone.map((line) => (
    <div key={line.producto_id}>
      {line.nombre}: ya no está disponible y salió del carrito.
      {line.soldOut && <NoticeSlot producto={line} variant="text" />}
    </div>
  ));
