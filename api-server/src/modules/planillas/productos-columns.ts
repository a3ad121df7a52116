import { COLUMNAS_PRODUCTO, SEPARATOR } from 'api-client/contract/planilla-columnas';
import { TIPO_PRECIO_TEXTS } from 'api-client/contract/words';
import type { PriceViewer } from '../../http/actor.ts';
import { amount, type Column, text, yesNo } from '../../shared/planilla/column.ts';
import type { ProductoRow } from '../productos/productos-repository.ts';

const names = (all: readonly { nombre: string }[]) => all.map(({ nombre }) => nombre).join(SEPARATOR);
const C = COLUMNAS_PRODUCTO;

/** One row per product, with the columns that an import reads. The `PriceViewer` proves that the reader may see prices. */
export const productoColumns = (_viewer: PriceViewer): readonly Column<ProductoRow>[] => [
  text(C.codigo, ({ codigo }) => codigo ?? '', 16),
  text(C.nombre, ({ nombre }) => nombre, 45),
  text(C.marca, ({ marca }) => marca.nombre, 20),
  text(C.categorias, ({ categorias }) => names(categorias), 30),
  text(C.etiquetas, ({ etiquetas }) => names(etiquetas), 30),
  text(C.descripcion, ({ descripcion }) => descripcion, 60),
  amount(C.precio, ({ precio }) => precio),
  amount(C.precio_antes_oferta, ({ precio_antes_oferta }) => precio_antes_oferta),
  text(C.tipo_de_precio, ({ tipo_de_precio }) => TIPO_PRECIO_TEXTS[tipo_de_precio], 18),
  yesNo(C.disponible, ({ disponible }) => disponible),
  yesNo(C.en_promocion, ({ en_promocion }) => en_promocion),
  yesNo(C.producto_destacado, ({ producto_destacado }) => producto_destacado),
  yesNo(C.nuevo_ingreso, ({ nuevo_ingreso }) => nuevo_ingreso),
  yesNo(C.esta_activo, ({ esta_activo }) => esta_activo),
  text(C.producto_id, ({ producto_id }) => producto_id, 38),
];
