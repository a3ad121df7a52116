import { useQuery } from '@tanstack/react-query';
import { type DetalleConPedido, entregaReemplazosOptions, type Producto } from 'api-client/backoffice';
import { askedOf } from 'api-client/backoffice-entrega';
import { useFormikContext } from 'formik';
import { NumberField } from 'ui-kit/forms/number-field';
import { SelectField } from 'ui-kit/forms/select-field';
import { formatMoney } from 'ui-kit/money';
import { type EntregaValues, reemplazoOf } from './entrega-linea.ts';
import type { Lines } from './lines.ts';

const optionOf = ({ producto_id, nombre, precio }: Pick<Producto, 'producto_id' | 'nombre' | 'precio'>) => ({
  value: producto_id,
  label: precio === undefined ? nombre : `${nombre} · ${formatMoney(precio)}`,
});

/** Replacement products of the same categories, in stock and close in price, or the current replacement. */
export function ReemplazoFields({ line, lines }: { line: DetalleConPedido; lines: Lines }) {
  const { values } = useFormikContext<EntregaValues>();
  const { data, isPending, isError } = useQuery(
    entregaReemplazosOptions({ path: { id: line.producto.producto_id } }),
  );
  const now = reemplazoOf(lines, line)?.producto;
  const inPedido = new Set(lines.map(({ producto }) => producto.producto_id));
  const options = [
    ...(now ? [optionOf(now)] : []),
    ...(data ?? []).filter(({ producto_id }) => !inPedido.has(producto_id)).map(optionOf),
  ];
  const rest = askedOf(line) - (values.cantidad ?? 0);
  return (
    <>
      <SelectField
        name="reemplazo"
        label="Producto que va en su lugar"
        options={options}
        loading={isPending && !isError}
        placeholder={options.length === 0 ? 'No hay otro de su categoría con stock' : 'Elige un producto'}
        {...(isError && { help: 'No se pudieron cargar los productos de su categoría.' })}
        required
      />
      <NumberField
        name="reemplazo_cantidad"
        label="Cantidad en su lugar"
        min={1}
        help={`Si queda vacía: ${Math.max(rest, 0)}`}
      />
    </>
  );
}
