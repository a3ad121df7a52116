import type { Producto } from 'api-client/backoffice';

/** A sample product for skeletons. */
export const sampleProducto: Producto = {
  producto_id: 'sample',
  nombre: 'Nombre del producto',
  descripcion: '',
  precio: 12_345.5,
  tipo_de_precio: 'por_unidad',
  disponible: true,
  producto_destacado: false,
  en_promocion: false,
  nuevo_ingreso: false,
  esta_activo: true,
  marca: { marca_id: '', nombre: 'Marca' },
  categorias: [{ categoria_id: '', nombre: 'Categoría' }],
  etiquetas: [],
  imagenes: [],
};
