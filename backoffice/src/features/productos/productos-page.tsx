import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import {
  ApiError,
  longTimeout,
  type Producto,
  planillasProductos,
  productosActivate,
  productosDeactivate,
} from 'api-client/backoffice';
import { useDelayedNavigation } from 'app-core/use-delayed-navigation';
import { type ReactNode, useCallback, useState } from 'react';
import { lateView, useLateView } from 'ui-kit/late-view';
import { layout } from 'ui-kit/theme/tokens';
import { ActivationDialog, useActivation } from '../../shared/activation.tsx';
import { FilterSelect } from '../../shared/filter-select.tsx';
import { ListPage } from '../../shared/list-page.tsx';
import { AddLink, ListSearch } from '../../shared/list-toolbar.tsx';
import { PartialLine } from '../../shared/partial-line.tsx';
import { PhoneFilters } from '../../shared/phone-filters.tsx';
import { PlanillaDownload } from '../../shared/planilla/planilla-download.tsx';
import { optionsQuery } from '../../shared/producto-options.ts';
import { PRODUCTOS_QUERIES } from '../../shared/queries.ts';
import { usePermisos } from '../../shared/session/permisos.ts';
import { useListPage } from '../../shared/use-list-page.ts';
import { ProductosList } from './productos-list.tsx';
import { narrowedQuery, type ProductosSearch, productosPages } from './queries.ts';

const route = getRouteApi('/_staff/panel-producto');
const choosingList = lateView(
  async () => (await import('./varios/selectable-list.tsx')).SelectableList,
  'when-wanted',
);

/** The list of products; search, filters and page are in the URL. */
export function ProductosPage() {
  const { search, query, change, page } = useListPage(route, productosPages);
  const toggle = useProductoToggle(search);
  const navigate = route.useNavigate();
  const isSelecting = search.varios === 'si';
  // In the URL, so that an open price is asked about first, and the back button ends the selection.
  const setSelecting = useCallback(
    (on: boolean) =>
      void navigate({ search: (now) => ({ ...now, varios: on ? 'si' : undefined }), resetScroll: false }),
    [navigate],
  );
  const Choosing = useLateView(
    choosingList,
    isSelecting,
    useCallback(() => setSelecting(false), [setSelecting]),
  );
  const list = { productos: query, search, onToggle: toggle.ask };

  return (
    <ListPage
      {...page}
      actions={<ProductosPlanilla search={search} count={page.total} />}
      toolbar={
        <ProductosToolbar search={search} onChange={change}>
          <Button variant="text" onClick={() => setSelecting(!isSelecting)}>
            {isSelecting ? 'Dejar de elegir' : 'Elegir varios'}
          </Button>
        </ProductosToolbar>
      }
    >
      <PartialLine words={query.data?.sin_resultados} />
      {isSelecting && Choosing ? <Choosing {...list} /> : <ProductosList {...list} />}
      <ActivationDialog activation={toggle} />
    </ListPage>
  );
}

interface ProductosToolbarProps {
  search: ProductosSearch;
  onChange: (change: Partial<Omit<ProductosSearch, 'page'>>) => void;
  /** More actions of the list. */
  children: ReactNode;
}

/** Two per line on phones. */
const HALF = { flex: { xs: '1 1 40%', sm: '0 1 auto' }, width: { sm: layout.day } } as const;

const FILTROS = [
  { filtro: 'inactivos', label: 'Mostrar inactivos' },
  { filtro: 'sin-stock', label: 'Sin stock' },
] as const;

const MISSING = [
  { value: 'sin-imagen', label: 'Sin foto' },
  { value: 'sin-categoria', label: 'Sin categoría' },
  { value: 'sin-descripcion', label: 'Sin descripción' },
] as const;

/** Returns the number of active filters. */
const countSetFilters = ({ marca, categoria, filtro }: ProductosSearch): number =>
  [marca, categoria, filtro].filter(Boolean).length;

/** Search, brand, category, filters, and the link to a new product. */
function ProductosToolbar({ search, onChange, children }: ProductosToolbarProps) {
  const options = useQuery(optionsQuery());
  const { may } = usePermisos();
  return (
    <>
      <ListSearch label="Buscar producto" value={search.term} onSearch={(term) => onChange({ term })} />
      <PhoneFilters label="Filtros" count={countSetFilters(search)}>
        <FilterSelect
          label="De la marca"
          all="Todas"
          query={options}
          options={options.data?.marcas ?? []}
          value={search.marca}
          onChange={(marca) => onChange({ marca })}
          sx={HALF}
        />
        <FilterSelect
          label="De la categoría"
          all="Todas"
          query={options}
          options={options.data?.categorias ?? []}
          value={search.categoria}
          onChange={(categoria) => onChange({ categoria })}
          sx={HALF}
        />
        <FilterSelect
          label="Incompletos"
          all="Todos"
          options={MISSING}
          value={MISSING.find(({ value }) => value === search.filtro)?.value}
          onChange={(filtro) => onChange({ filtro })}
          sx={HALF}
        />
        <FormGroup row role="group" aria-label="Qué productos se ven">
          {FILTROS.map(({ filtro, label }) => (
            <FormControlLabel
              key={filtro}
              label={label}
              control={
                <Checkbox
                  checked={search.filtro === filtro}
                  onChange={(_event, checked) => onChange({ filtro: checked ? filtro : undefined })}
                />
              }
            />
          ))}
        </FormGroup>
      </PhoneFilters>
      {children}
      {may('productos.create') && <AddLink to="/crear-producto">Agregar producto</AddLink>}
    </>
  );
}

/** Exports all products that the list finds, optionally with inactive ones. */
function ProductosPlanilla({ search, count }: { search: ProductosSearch; count: number | undefined }) {
  const [inactivos, setInactivos] = useState(false);
  // The list of inactive products has no others.
  const hasVarios = search.filtro !== 'inactivos';
  return (
    <PlanillaDownload
      label="Descargar planilla"
      name="productos"
      count={count}
      also={
        hasVarios ? { label: 'También los inactivos', checked: inactivos, onChange: setInactivos } : undefined
      }
      call={(formato) =>
        planillasProductos({
          query: { ...narrowedQuery(search), ...(hasVarios && inactivos && { inactivos: 'si' }), formato },
          parseAs: 'blob',
          ...longTimeout,
        })
      }
    />
  );
}

/** Milliseconds from a success until the start page opens. */
const LEAVE_DELAY_MS = 2200;

/** Returns the server's message, or a default without one. */
const failed = (otherwise: string) => (error: unknown) =>
  error instanceof ApiError && error.status > 0 && error.code !== 'DESCONOCIDO' ? error.message : otherwise;

/** Activates or deactivates a product. In a filtered list that removes the filter; elsewhere the start page opens. */
function useProductoToggle({ filtro }: ProductosSearch) {
  const navigate = useNavigate();
  const leaveLater = useDelayedNavigation();
  const onDone = () => {
    if (filtro) void navigate({ to: '/panel-producto' });
    else leaveLater(() => navigate({ to: '/panel-principal' }), LEAVE_DELAY_MS);
  };

  return useActivation(PRODUCTOS_QUERIES, ({ esta_activo, nombre, producto_id }: Producto) => {
    const options = { path: { id: producto_id } };
    return esta_activo
      ? {
          nombre,
          activates: false,
          call: () => productosDeactivate(options),
          question: '¿Desactivar este producto?',
          explanation: 'Deja de verse en la tienda. Puedes volver a activarlo cuando quieras.',
          done: 'Producto desactivado con éxito',
          failed: failed('Error al desactivar el producto'),
          onDone,
        }
      : {
          nombre,
          activates: true,
          call: () => productosActivate(options),
          question: '¿Activar este producto?',
          explanation: 'Vuelve a verse en la tienda.',
          done: 'Producto activado con éxito',
          failed: failed('Error al activar el producto'),
          onDone,
        };
  });
}
