import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate } from '@tanstack/react-router';
import {
  imageSources,
  LIMITS,
  type Producto,
  partialText,
  precioFor,
  productosSearchOptions,
} from 'api-client/storefront';
import { priceText } from 'app-core/cart/iva';
import { useState } from 'react';
import { lateView, useLateView } from 'ui-kit/late-view';
import { SearchSuggestions, type Suggestion } from 'ui-kit/search-suggestions';
import { allLines, cart } from '../../shared/cart/cart.ts';
import { useAddToCart } from '../../shared/cart/use-add-to-cart.ts';
import { productTint, sizeOf } from '../../shared/catalogue/shown-products.ts';
import { leastOf, soldQuantity } from '../../shared/catalogue/sold-quantity.ts';
import { useReportSearch } from '../../shared/catalogue/use-report-search.ts';
import { failureText } from '../../shared/failure-text.ts';
import { hydrated } from '../../shared/hydration.ts';
import { links } from '../../shared/links.ts';
import { useSession } from '../../shared/session/session.ts';
import type { CountedResult } from './counted-search.tsx';

const SUGGESTIONS = 6;

/** The code that reads quantities loads with the first term that begins with a digit. */
const counted = lateView(async () => (await import('./counted-search.tsx')).CountedSearch, 'when-wanted');

const termsLine = lateView(
  async () => (await import('../../shared/catalogue/terms.tsx')).Terms,
  'when-wanted',
);

/** Search with suggestions in the header and on the not-found page. Enter opens the results in the catalogue. */
export function ShopSearch({ label = 'Buscar productos' }: { label?: string }) {
  const pathname = useLocation({ select: (location) => location.pathname });
  // The key empties the field on navigation.
  return <Search key={pathname} label={label} />;
}

function Search({ label }: { label: string }) {
  const [term, setTerm] = useState('');
  const navigate = useNavigate();
  const { seesPrices } = useSession();
  const suggest = useSuggest(seesPrices, term !== '');
  const { data, error, isFetching, isPlaceholderData } = useQuery({
    ...productosSearchOptions({ query: { term, limit: SUGGESTIONS, offset: 0 } }),
    enabled: term !== '',
    placeholderData: keepPreviousData,
  });
  const found = isPlaceholderData ? undefined : data?.productos;
  const [countedResult, setCountedResult] = useState<CountedResult>();
  const Counted = useLateView(counted, seesPrices && /^\d/.test(term));
  useReportSearch(countedResult?.term ?? term, countedResult?.productos ?? found);
  const shown = countedResult?.productos ?? data?.productos ?? [];
  return (
    <>
      {Counted && <Counted term={term} limit={SUGGESTIONS} found={found} onResult={setCountedResult} />}
      <SearchSuggestions
        label={label}
        maxLength={LIMITS.termMax}
        onTermChange={setTerm}
        onSubmit={(wanted) => {
          // '6 almendra' asks for six units of 'almendra': the catalogue shows the almonds.
          const search = { term: countedResult && wanted === term ? countedResult.term : wanted };
          void hydrated().then(() => navigate({ to: links.categorias, search }));
        }}
        action={links.categorias}
        name="term"
        suggestions={term === '' ? [] : shown.map((producto) => suggest(producto, countedResult?.quantity))}
        {...(data?.sin_resultados && !countedResult && { notice: partialText(data.sin_resultados) })}
        loading={isFetching}
        error={error !== null}
        {...(error && { texts: { error: `No pudimos buscar sugerencias. ${failureText(error)}` } })}
      />
    </>
  );
}

/** Returns a function that builds a suggestion. With prices it can add the product to the cart. */
function useSuggest(
  seesPrices: boolean,
  wanted: boolean,
): (producto: Producto, quantity: number | undefined) => Suggestion {
  const Terms = useLateView(termsLine, wanted);
  const lines = allLines(cart.use());
  const addToCart = useAddToCart();
  return (producto, quantity) => {
    const { producto_id, nombre, precio, disponible, cantidades: sold } = producto;
    const least = leastOf(producto);
    // The button says which quantity it adds.
    const asked = quantity && soldQuantity(quantity, producto);
    const [image] = producto.imagenes;
    const priced = seesPrices && precio !== undefined;
    return {
      href: links.producto(producto_id),
      name: nombre,
      size: sizeOf(nombre),
      brand: producto.marca.nombre,
      tint: productTint(producto),
      soldOut: !disponible,
      inCart: lines.find((line) => line.producto_id === producto_id)?.cantidad ?? 0,
      ...(image && { picture: imageSources(image) }),
      ...(priced && { price: priceText(producto, precioFor(precio, asked || least, sold)) }),
      ...(Terms && sold && { terms: <Terms producto={producto} cantidad={asked || least} /> }),
      ...{ sold, least },
      ...(asked && { quantity: asked }),
      ...(priced && disponible && { onAdd: (cantidad: number) => addToCart(producto, cantidad) }),
    };
  };
}
