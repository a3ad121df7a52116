/** API data for tests and stories, typed by the generated client. */
import type {
  Banner,
  Categoria,
  DatosBancarios,
  Lista,
  Marca,
  MiHabitual,
  MiInicio,
  PedidoConDetalles,
  PrecioIva,
  Producto,
  Usuario,
} from 'api-client/storefront';
import { netoInPesos, partesOf, toCents, toPesos } from 'api-client/storefront';

export const uuid = (number: number, group = 'a') =>
  `00000000-0000-4000-800${group}-${String(number).padStart(12, '0')}`;

/** A product with prices, as a customer gets it. Use `withoutPrice` for a visitor's answer. */
export const producto = (number: number, fields: Partial<Producto> = {}): Producto => ({
  producto_id: uuid(number),
  nombre: `Producto ${number}`,
  descripcion: 'Un producto de prueba.',
  precio: 1000 + number,
  precio_antes_oferta: null,
  tipo_de_precio: 'por_kilo',
  disponible: true,
  producto_destacado: false,
  en_promocion: false,
  nuevo_ingreso: false,
  esta_activo: true,
  marca: { marca_id: uuid(1, 'b'), nombre: 'Raíz Viva' },
  categorias: [{ categoria_id: uuid(1, 'c'), nombre: 'Semillas' }],
  etiquetas: [],
  imagenes: [],
  ...fields,
});

export function withoutPrice(product: Producto): Producto {
  const {
    precio: _precio,
    precio_antes_oferta: _antes,
    tipo_de_precio: _tipo,
    precio_por_medida: _medida,
    se_pesa: _pesa,
    ...rest
  } = product;
  return rest;
}

export const categoria = (number: number, nombre: string): Categoria => ({
  categoria_id: uuid(number, 'c'),
  nombre,
  imagen: null,
  esta_activo: true,
});

export const banner = (number: number, fields: Partial<Banner> = {}): Banner => ({
  banner_id: uuid(number, 'd'),
  titulo: 'Frutos secos para las fiestas',
  texto: 'Reserva hasta el 10 de diciembre.',
  enlace: '/promociones',
  imagen: { url: `/api/imagenes/${uuid(number, 'd')}/1280.webp`, anchos: [640, 1280] },
  ...fields,
});

export const marca = (number: number, nombre: string, fields: Partial<Marca> = {}): Marca => ({
  marca_id: uuid(number, 'b'),
  nombre,
  marca_destacada: true,
  imagen: null,
  imagen_url: null,
  esta_activo: true,
  ...fields,
});

export const usuario: Usuario = {
  usuario_id: uuid(7, '8'),
  nombre: 'Marta',
  apellido: 'Echeverría',
  dni: 27234567891,
  nombre_comercio: 'Dietética La Esquina',
  telefono: '+54 2477 41-0000',
  dom_fiscal: 'Mitre 450',
  email: 'cliente@tienda.test',
  dado_de_alta: true,
  esta_activo: true,
  roles: ['usuario'],
  version: 1,
};

/** The server's answer to an accepted order. */
export const pedido: PedidoConDetalles = {
  pedido_id: uuid(412, '9'),
  numero: 412,
  total_precio: 60_000,
  fecha_pedido: '2026-03-05T17:05:00.000Z',
  estado_pedido: 'esperando_aprobacion',
  usuario,
  version: 1,
  detalles: [],
};

/** A customer's list with products and quantities. */
export const lista = (nombre: string, lineas: Lista['lineas'] = [], version = 1): Lista => ({
  lista_id: uuid(1, 'e'),
  nombre,
  version,
  lineas,
});

/** A usual product with its quantity and last price. */
export const habitual = (
  of: Producto,
  cantidad_habitual: number,
  ultimo_precio = of.precio ?? 0,
  fields: Partial<MiHabitual> = {},
): MiHabitual => ({
  producto: of,
  pedidos: 4,
  cantidad_habitual,
  ultima_compra: '2026-03-05T17:05:00.000Z',
  ultimo_precio,
  cada_dias: 14,
  hace_dias: 16,
  en_curso: false,
  toca: true,
  ...fields,
});

/** A customer's home summary; empty by default. */
export const miInicio = (fields: Partial<MiInicio> = {}): MiInicio => ({
  ultimo: null,
  en_curso: [],
  en_curso_total: 0,
  tiene_habituales: false,
  toca: [],
  populares: null,
  saldo: 0,
  vencido: 0,
  ...fields,
});

export const datosBancarios = {
  banco: 'Banco Nación',
  titular: 'Tierra Llana S.R.L.',
  cbu: '2850590940090418135201',
  alias: 'campo.sol.trigo',
} satisfies DatosBancarios;

/** The product as customers get it who see the tax in its price. */
export const taxed = (of: Producto, modo: PrecioIva['modo'], alicuota: number): Producto => ({
  ...of,
  iva: { modo, alicuota, neto: netoInPesos(of.precio ?? 0, alicuota) },
});

/** The order as it shows the tax. The lines' rates are 21 and 10.5 in turns. */
export function taxedOrder(of: PedidoConDetalles, modo: PrecioIva['modo']): PedidoConDetalles {
  const detalles = of.detalles.map((line, place) => {
    const alicuota = place % 2 === 0 ? 21 : 10.5;
    const neto = netoInPesos(line.total_precio, alicuota);
    const iva = toPesos(toCents(line.total_precio) - toCents(neto));
    return {
      ...line,
      iva: { alicuota, precio_neto: netoInPesos(line.precio_unitario, alicuota), neto, iva },
    };
  });
  const { neto, partes } = partesOf(
    detalles.map(({ iva, total_precio }) => ({ alicuota: iva.alicuota, total: toCents(total_precio) })),
  );
  const inPesos = partes.map((one) => ({ ...one, neto: toPesos(one.neto), iva: toPesos(one.iva) }));
  return { ...of, detalles, iva: { modo, neto: toPesos(neto), partes: inPesos } };
}
