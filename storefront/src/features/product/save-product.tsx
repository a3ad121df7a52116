import { allLines, cart } from '../../shared/cart/cart.ts';
import { SaveSlot } from '../../shared/lists/save-slot.tsx';

/** Keeps the product in a list of one's own, as many of it as the cart holds. It stands beside what is as high. */
export function SaveProduct({ productoId: producto_id }: { productoId: string }) {
  const wanted = () => {
    const held = allLines(cart.get()).find((line) => line.producto_id === producto_id);
    return [{ producto_id, cantidad: held?.cantidad ?? 1 }];
  };
  return (
    <SaveSlot wanted={wanted} sx={{ flex: 'none', mr: -3 }}>
      Guardar en una lista
    </SaveSlot>
  );
}
