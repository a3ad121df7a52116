import type {
  Categoria,
  CategoriasPage,
  Etiqueta,
  EtiquetasPage,
  Marca,
  MarcasPage,
  Mensaje,
  Producto,
  ProductosCambiados,
  ProductosPage,
} from 'api-client/backoffice';

/** Response types of one of the three filters. */
type FiltroAnswers<Resource extends string, Item, Page> = Record<
  `GET /${Resource}` | `GET /${Resource}/search` | `GET /${Resource}/inactivos`,
  Page
> &
  Record<`GET /${Resource}/:id` | `POST /${Resource}` | `PATCH /${Resource}/:id`, Item> &
  Record<`DELETE /${Resource}/:id` | `PATCH /${Resource}/activate/:id`, Mensaje>;

/** Response types of products, brands, categories and tags. */
export type CatalogoAnswers = Record<'POST /productos/:id/copias', Producto> &
  Record<'PATCH /productos/varios', ProductosCambiados> &
  Record<`GET /productos${'' | '/search' | '/inactivos' | '/panel' | '/sinstock'}`, ProductosPage> &
  Record<'GET /productos/:id' | 'POST /productos' | 'PATCH /productos/:id', Producto> &
  Record<'DELETE /productos/:id' | 'PATCH /productos/activate/:id', Mensaje> &
  FiltroAnswers<'marcas', Marca, MarcasPage> &
  FiltroAnswers<'categorias', Categoria, CategoriasPage> &
  FiltroAnswers<'etiquetas', Etiqueta, EtiquetasPage>;
