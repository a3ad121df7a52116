import type { CambioDePrecios, Categoria, Etiqueta, Marca, Producto } from 'api-client/backoffice';
import { id } from './data.ts';

export const marca = (n: number, more: Partial<Marca> = {}): Marca => ({
  marca_id: id(2000 + n),
  nombre: `Marca ${n}`,
  marca_destacada: false,
  imagen: null,
  imagen_url: null,
  esta_activo: true,
  ...more,
});

export const categoria = (n: number, more: Partial<Categoria> = {}): Categoria => ({
  categoria_id: id(3000 + n),
  nombre: `Categoría ${n}`,
  imagen: null,
  esta_activo: true,
  ...more,
});

export const etiqueta = (n: number, more: Partial<Etiqueta> = {}): Etiqueta => ({
  etiqueta_id: id(4000 + n),
  nombre: `Etiqueta ${n}`,
  imagen: null,
  esta_activo: true,
  ...more,
});

export const producto = (n: number, more: Partial<Producto> = {}): Producto => ({
  producto_id: id(6000 + n),
  nombre: `Almendra ${n}`,
  descripcion: 'Enteras, con piel, de la última cosecha.',
  precio: 12_450.5,
  precio_antes_oferta: null,
  tipo_de_precio: 'por_kilo',
  alicuota_iva: 21,
  disponible: true,
  producto_destacado: false,
  en_promocion: false,
  nuevo_ingreso: false,
  esta_activo: true,
  marca: marca(1),
  categorias: [categoria(1)],
  etiquetas: [etiqueta(1)],
  imagenes: [{ url: `/api/imagenes/${n}/600.webp`, anchos: [600] }],
  version: 4,
  ...more,
});

/** A brand raised by 7 %. */
export const cambioDePrecios: CambioDePrecios = {
  cambio_id: id(9),
  fecha: '2026-11-20T15:04:00.000Z',
  usuario: { nombre: 'Ana', apellido: 'Paz' },
  seleccion: 'Marca Sol',
  forma: 'porcentaje',
  ajuste: 7,
  redondeo: 'no',
  direccion: 'cercano',
  oferta: 'no',
  suben: 1,
  bajan: 0,
  rechazados: 1,
  deshecho: null,
};
