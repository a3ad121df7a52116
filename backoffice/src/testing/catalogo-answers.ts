import type {
  Categoria,
  CategoriasPage,
  Etiqueta,
  EtiquetasPage,
  Marca,
  MarcasPage,
  Mensaje,
  Producto,
  ProductosPage,
} from 'api-client/backoffice';

/** What the calls of one of the three filters answer. */
type FiltroAnswers<Recurso extends string, Item, Page> = Record<
  `GET /${Recurso}` | `GET /${Recurso}/search` | `GET /${Recurso}/inactivos`,
  Page
> &
  Record<`GET /${Recurso}/:id` | `POST /${Recurso}` | `PATCH /${Recurso}/:id`, Item> &
  Record<`DELETE /${Recurso}/:id` | `PATCH /${Recurso}/activate/:id`, Mensaje>;

/** Products, brands, categories and tags, and their maintenance. */
export type CatalogoAnswers = Record<
  `GET /productos${'' | '/search' | '/inactivos' | '/sinstock'}`,
  ProductosPage
> &
  Record<'GET /productos/:id' | 'POST /productos' | 'PATCH /productos/:id', Producto> &
  Record<'DELETE /productos/:id' | 'PATCH /productos/activate/:id', Mensaje> &
  FiltroAnswers<'marcas', Marca, MarcasPage> &
  FiltroAnswers<'categorias', Categoria, CategoriasPage> &
  FiltroAnswers<'etiquetas', Etiqueta, EtiquetasPage>;
