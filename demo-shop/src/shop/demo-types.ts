import type { EstadoPedido, Rol, TipoDePrecio } from 'api-client/contract';
import type { CondicionIva, ModoIva } from 'api-client/contract/iva';
import type { MotivoEntrega } from 'api-client/contract/words';
import type { DiaSemana } from 'api-client/contract/zonas-words';
import type { Motivo } from '../pictures/art/backgrounds.ts';
import type { PictureSpec } from '../pictures/picture-spec.ts';

export interface DemoZona {
  zona_id: string;
  nombre: string;
  localidades: string[];
  codigos_postales: string[];
  dias: DiaSemana[];
  recibe_pedidos: boolean;
}

/** Terms of payment of a customer. */
export interface DemoPlazo {
  usuario_id: string;
  /** Days. */
  plazo: number;
  /** In cents; null for no limit. */
  limite: number | null;
}

export interface DemoDomicilio {
  domicilio_id: string;
  usuario_id: string;
  nombre: string;
  domicilio: string;
  horario: string;
  predeterminado: boolean;
}

/** The daily work of the demo shop: delivery zones, shelves, roles, terms of payment. */
export interface DailyWork {
  zonas: DemoZona[];
  feriados: { fecha: string; nombre: string }[];
  /** Categories in shelf order. */
  estantes: string[];
  roles: { rol_id: string; nombre: string; areas: string[] }[];
  /** Role by account id. */
  rolOf: Map<string, string>;
  plazos: DemoPlazo[];
  domicilios: DemoDomicilio[];
}

/** The demo shop as plain data, with the API's names. Money is in integer cents. */
export interface DemoShop {
  categorias: DemoCategoria[];
  marcas: DemoMarca[];
  etiquetas: DemoEtiqueta[];
  productos: DemoProducto[];
  usuarios: DemoUsuario[];
  pedidos: DemoPedido[];
  /** Pictures by the keys of products, brands and categories. */
  imagenes: Map<string, PictureSpec>;
  sinonimos: DemoSinonimo[];
  condiciones: DemoCondicion[];
  cantidades: DemoCantidades[];
  dailyWork: DailyWork;
}

/** A percentage on the base price of a brand, of a category, or of all products. */
export interface DemoRegla {
  marca_id: string | null;
  categoria_id: string | null;
  /** Percent in hundredths. */
  ajuste: number;
  redondeo: 'no' | '10';
}

/** A commercial agreement: the prices and the minimum order of some customers. */
export interface DemoCondicion {
  condicion_id: string;
  nombre: string;
  /** In whole pesos; null for the shop's minimum. */
  monto_minimo: number | null;
  envio_gratis: number | null;
  /** Percent in hundredths off all prices. */
  descuento: number | null;
  /** Payment terms of the customers without own ones: days, and a debt in cents. */
  plazo: number | null;
  limite: number | null;
  /** How prices show IVA; null for the way that the customer's registration decides. */
  iva: ModoIva | null;
  /** ISO date of the last day. */
  vigente_hasta: string | null;
  reglas: DemoRegla[];
  /** Own prices. */
  precios: { producto_id: string; precio: number }[];
}

/** Synonyms for the search. */
export interface DemoSinonimo {
  sinonimo_id: string;
  palabras: string[];
}

export interface DemoCategoria {
  categoria_id: string;
  nombre: string;
  esta_activo: boolean;
  /** Background colour, `#rrggbb`, distinct per category. */
  tint: string;
  /** Name of a Fluent Emoji. */
  icon: string;
  imagen: string;
}

export interface DemoMarca {
  marca_id: string;
  nombre: string;
  marca_destacada: boolean;
  esta_activo: boolean;
  /** Key of the logo; only featured brands have one. */
  logo?: string;
}

export interface DemoEtiqueta {
  etiqueta_id: string;
  nombre: string;
  esta_activo: boolean;
}

export interface DemoProducto {
  producto_id: string;
  nombre: string;
  /** Only some brands have codes. */
  codigo: string | null;
  descripcion: string;
  precio: number;
  precio_antes_oferta: number | null;
  tipo_de_precio: TipoDePrecio;
  /** True if staff weigh the product at packing; only por kilo. */
  se_pesa: boolean;
  /** Rate of IVA in hundredths of a percent. */
  alicuota_iva: number;
  disponible: boolean;
  producto_destacado: boolean;
  en_promocion: boolean;
  nuevo_ingreso: boolean;
  esta_activo: boolean;
  marca_id: string;
  categoria_ids: string[];
  etiqueta_ids: string[];
  imagen: string;
  creado_en: Date;
}

export interface DemoUsuario {
  usuario_id: string;
  nombre: string;
  apellido: string;
  dni: string;
  nombre_comercio: string;
  telefono: string;
  dom_fiscal: string;
  /** Registration for IVA; null if unknown. */
  condicion_iva: CondicionIva | null;
  email: string;
  dado_de_alta: boolean;
  esta_activo: boolean;
  roles: Rol[];
  /** The customer's agreement; null for base prices. */
  condicion_id: string | null;
  creado_en: Date;
}

/** Terms of a product by quantity. */
export interface DemoCantidades {
  producto_id: string;
  /** Null for all customers. */
  condicion_id: string | null;
  minimo: number;
  multiplo: number;
  /** Percent off the price of a single unit. */
  escalas: { desde: number; descuento: number }[];
}

export interface DemoDetalle {
  detalle_id: string;
  producto_id: string;
  cantidad: number;
  precio_unitario: number;
  /** Per cent, 0 to 100. */
  descuento: number;
  /** The ordered quantity where it differs; 0 for a replacement. */
  cantidad_pedida?: number;
  motivo_entrega?: MotivoEntrega;
  /** The replaced product. */
  reemplaza_a?: string;
  /** The base price, where the customer's agreement changed the price; `withOwnLines` sets all three. */
  precio_base?: number;
  /** The agreement's name. */
  condicion?: string;
  /** Percent in hundredths of its general discount. */
  descuento_condicion?: number;
  /** The price of a single unit, where a tier lowered it; `withOwnLines` sets both. */
  precio_de_uno?: number;
  escala_desde?: number;
}

export interface DemoEstadoChange {
  when: Date;
  estado: EstadoPedido;
  byUsuarioId: string;
}

export interface DemoPedido {
  pedido_id: string;
  usuario_id: string;
  fecha_pedido: Date;
  /** How the order shows IVA; `withOwnLines` sets the value. */
  iva?: ModoIva;
  estado_pedido: EstadoPedido;
  detalles: DemoDetalle[];
  /** Oldest first; the last entry is the current status. */
  historial: DemoEstadoChange[];
  /** The ordered lines where they differ. */
  orderedDetalles?: DemoDetalle[];
  /** The number of packages. */
  bultos?: number;
}

/** A kind of food in the price list; `presentaciones` gives its variants. */
export type FamilyRow = [
  nombre: string,
  /** Key in `marcas.ts`. */
  marca: string,
  /** Pesos per kilo or litre; for packed goods, per piece. */
  base: number,
  /** See `presentaciones.ts`. */
  presentaciones: string,
  /** Letters of `etiquetas.ts`; after a '/', further categories. */
  etiquetas: string,
  /** Picture as words: layout, drawing, optional colour, optional second drawing. */
  foto: string,
  descripcion: string,
];

export interface CategoriaSource {
  nombre: string;
  tint: string;
  motivo: Motivo;
  icon: string;
  families: FamilyRow[];
}
