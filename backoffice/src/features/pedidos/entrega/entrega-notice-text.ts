import { askedOf, entregaText } from 'api-client/backoffice-entrega';
import { formatMoney } from 'ui-kit/money';
import { type Lines, nombreIn } from './lines.ts';

/** Returns a message to the customer about the changed delivery; undefined without changes. */
export function noticeText(lines: Lines): string | undefined {
  const [first] = lines;
  const changed = lines.flatMap((line) => {
    const text = entregaText(line, nombreIn(lines));
    const amount = line.cantidad === 0 && askedOf(line) > 0 ? 'no va' : String(line.cantidad);
    return text ? `• ${line.producto.nombre}: ${amount} (${text})` : [];
  });
  if (!first || changed.length === 0) return undefined;
  const { numero, usuario, total_precio } = first.pedido;
  return [
    `Hola ${usuario.nombre}. Tu pedido N.º ${numero} va así:`,
    ...changed,
    ...(changed.length < lines.length ? ['Lo demás va como lo pediste.'] : []),
    `Total: ${formatMoney(total_precio)}`,
  ].join('\n');
}
