import { allLines, cart } from '../../shared/cart/cart.ts';
import { SaveSlot } from '../../shared/lists/save-slot.tsx';

/** Saves the product to a list, with the quantity of the cart or 1. The row reserves the button's height. */
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
