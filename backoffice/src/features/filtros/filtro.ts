import type {
  Categoria,
  CategoriasPage,
  Etiqueta,
  EtiquetasPage,
  Marca,
  MarcasPage,
} from 'api-client/backoffice';

/** A brand, category or tag, as these screens need it. */
export interface Filtro {
  id: string;
  nombre: string;
  esta_activo: boolean;
  /** Only for brands. */
  imagen: string | null;
  marca_destacada: boolean;
}

export function filtroOf(item: Marca | Categoria | Etiqueta): Filtro {
  const { nombre, esta_activo } = item;
  if ('marca_id' in item) {
    const { marca_id, imagen_url, marca_destacada } = item;
    return { id: marca_id, nombre, esta_activo, imagen: imagen_url, marca_destacada };
  }
  const id = 'categoria_id' in item ? item.categoria_id : item.etiqueta_id;
  return { id, nombre, esta_activo, imagen: null, marca_destacada: false };
}

export type FiltrosPage = MarcasPage | CategoriasPage | EtiquetasPage;

export function filtrosOf(page: FiltrosPage): { filtros: Filtro[]; total: number } {
  const { total } = page;
  if ('marcas' in page) return { filtros: page.marcas.map(filtroOf), total };
  if ('categorias' in page) return { filtros: page.categorias.map(filtroOf), total };
  return { filtros: page.etiquetas.map(filtroOf), total };
}
