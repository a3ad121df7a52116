import { orderedUnits } from 'api-client/contract/entrega-text';
import { CONDICION_IVA_TEXTS, netoOf } from 'api-client/contract/iva';
import {
  COLUMNAS_CLIENTE,
  COLUMNAS_CONDICION,
  COLUMNAS_PRODUCTO,
  OF_ALL,
  SEPARATOR,
} from 'api-client/contract/planilla-columnas';
import { PRODUCTO_FLAGS } from 'api-client/contract/producto-flags';
import { TIPO_PRECIO_TEXTS } from 'api-client/contract/words';
import type { PriceViewer } from '../../http/actor.ts';
import { escalaText } from '../../shared/escala-text.ts';
import { formatCuit } from '../../shared/format.ts';
import {
  amount,
  type Column,
  dayOfMoment,
  decimal,
  integer,
  moment,
  quantity,
  text,
  yesNo,
} from '../../shared/planilla/column.ts';
import type { OwnRow } from '../condiciones/repository/own.ts';
import type { ProductoRow } from '../productos/repository/productos.ts';
import type { UsuarioRow } from '../usuarios/repository/usuarios.ts';
import type { LineaOfPlanilla, PedidoOfPlanilla } from './repository.ts';

const nameText = (nombre: string | null, apellido: string | null) =>
  `${nombre ?? ''} ${apellido ?? ''}`.trim();

/** Columns of an order, for rows of orders and rows of lines. */
const ofPedido = <Row>(pedido: (row: Row) => PedidoOfPlanilla): Column<Row>[] => [
  integer('Pedido', (row) => pedido(row).numero),
  moment('Fecha', (row) => pedido(row).fecha_pedido),
  text('Estado', (row) => pedido(row).estado_pedido.replace('_', ' ').toUpperCase()),
  text('Comercio', (row) => pedido(row).nombre_comercio, 30),
  text('Cliente', (row) => nameText(pedido(row).nombre, pedido(row).apellido)),
  text('CUIT', (row) => formatCuit(String(pedido(row).dni)), 15),
];

export const PEDIDO_COLUMNS: readonly Column<PedidoOfPlanilla>[] = [
  ...ofPedido((pedido: PedidoOfPlanilla) => pedido),
  amount('Total', ({ total_precio }) => total_precio),
  text('A cargo de', ({ asignadoNombre, asignadoApellido }) => nameText(asignadoNombre, asignadoApellido)),
  text('Etiquetas', ({ etiquetas }) => etiquetas.join(', ')),
];

export interface LineaOfPedido {
  pedido: PedidoOfPlanilla;
  linea: LineaOfPlanilla;
}

const netoOfLinea = ({ linea }: LineaOfPedido): number => netoOf(linea.total_linea, linea.alicuota);

export const LINEA_COLUMNS: readonly Column<LineaOfPedido>[] = [
  ...ofPedido(({ pedido }: LineaOfPedido) => pedido),
  text('Producto', ({ linea }) => linea.producto_nombre, 40),
  quantity('Cantidad pedida', ({ linea }) => orderedUnits(linea)),
  quantity('Cantidad', ({ linea }) => linea.cantidad),
  amount('Precio unitario', ({ linea }) => linea.precio_unitario),
  decimal('Descuento %', ({ linea }) => linea.descuento),
  amount('Total', ({ linea }) => linea.total_linea),
  decimal('IVA %', ({ linea }) => linea.alicuota),
  amount('Neto', netoOfLinea),
  amount('IVA', (row) => row.linea.total_linea - netoOfLinea(row)),
];

const CLIENTE = COLUMNAS_CLIENTE;

/** One row per customer, with the columns that an import reads. */
export const CLIENTE_COLUMNS: readonly Column<UsuarioRow>[] = [
  text(CLIENTE.nombre, ({ nombre }) => nombre),
  text(CLIENTE.apellido, ({ apellido }) => apellido),
  text(CLIENTE.dni, ({ dni }) => formatCuit(String(dni)), 15),
  text(CLIENTE.nombre_comercio, ({ nombre_comercio }) => nombre_comercio, 30),
  text(CLIENTE.telefono, ({ telefono }) => telefono, 20),
  text(CLIENTE.dom_fiscal, ({ dom_fiscal }) => dom_fiscal, 40),
  text(CLIENTE.condicion_iva, ({ condicion_iva }) => condicion_iva && CONDICION_IVA_TEXTS[condicion_iva]),
  text(CLIENTE.email, ({ email }) => email, 32),
  dayOfMoment(CLIENTE.creado_en, ({ creado_en }) => creado_en),
  yesNo(CLIENTE.esta_activo, ({ esta_activo }) => esta_activo),
];

const CONDICION = COLUMNAS_CONDICION;

/** One row per product and agreement, with the columns that an import reads, and the shop's price. */
export const condicionColumns = (_viewer: PriceViewer): readonly Column<OwnRow>[] => [
  text(CONDICION.condicion, ({ condicion }) => condicion ?? OF_ALL, 24),
  text(CONDICION.codigo, ({ codigo }) => codigo ?? '', 16),
  text(CONDICION.nombre, ({ nombre }) => nombre, 45),
  text(CONDICION.marca, ({ marca }) => marca, 20),
  amount('Precio de la tienda', ({ base }) => base),
  amount(CONDICION.precio, ({ precio }) => precio),
  integer(CONDICION.minimo, ({ minimo }) => minimo),
  integer(CONDICION.multiplo, ({ multiplo }) => multiplo),
  text(CONDICION.escalas, ({ escalas }) => (escalas ?? []).map(escalaText).join(SEPARATOR), 40),
  text(CONDICION.producto_id, ({ producto_id }) => producto_id, 38),
];

const names = (all: readonly { nombre: string }[]) => all.map(({ nombre }) => nombre).join(SEPARATOR);
const PRODUCTO = COLUMNAS_PRODUCTO;

/** One row per product, with the columns that an import reads. The `PriceViewer` proves that the reader may see prices. */
export const productoColumns = (_viewer: PriceViewer): readonly Column<ProductoRow>[] => [
  text(PRODUCTO.codigo, ({ codigo }) => codigo ?? '', 16),
  text(PRODUCTO.nombre, ({ nombre }) => nombre, 45),
  text(PRODUCTO.marca, ({ marca }) => marca.nombre, 20),
  text(PRODUCTO.categorias, ({ categorias }) => names(categorias), 30),
  text(PRODUCTO.etiquetas, ({ etiquetas }) => names(etiquetas), 30),
  text(PRODUCTO.descripcion, ({ descripcion }) => descripcion, 60),
  amount(PRODUCTO.precio, ({ precio }) => precio),
  amount(PRODUCTO.precio_antes_oferta, ({ precio_antes_oferta }) => precio_antes_oferta),
  text(PRODUCTO.tipo_de_precio, ({ tipo_de_precio }) => TIPO_PRECIO_TEXTS[tipo_de_precio], 18),
  yesNo(PRODUCTO.se_pesa, ({ se_pesa }) => se_pesa),
  decimal(PRODUCTO.alicuota_iva, ({ alicuota_iva }) => alicuota_iva / 100),
  yesNo(PRODUCTO.disponible, ({ disponible }) => disponible),
  ...PRODUCTO_FLAGS.map((flag) => yesNo(PRODUCTO[flag], (row: ProductoRow) => row[flag])),
  yesNo(PRODUCTO.esta_activo, ({ esta_activo }) => esta_activo),
  text(PRODUCTO.producto_id, ({ producto_id }) => producto_id, 38),
];
