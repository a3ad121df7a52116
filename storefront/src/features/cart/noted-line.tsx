import type { UnpricedLine } from 'app-core/cart/line';
import { CartLine, type CartLineProps } from 'ui-kit/cart-line';
import { useNote } from './note.tsx';

export interface NotedLineProps extends CartLineProps {
  item: UnpricedLine;
  disabled: boolean;
}

export function NotedLine({ item, ...line }: NotedLineProps) {
  const { producto_id, nota, nombre } = item;
  const note = useNote({ productoId: producto_id, value: nota, disabled: line.disabled, of: `: ${nombre}` });
  return (
    <CartLine {...line} action={note.icon}>
      {note.content}
    </CartLine>
  );
}
