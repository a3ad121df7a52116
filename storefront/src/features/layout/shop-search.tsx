import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { imageSources, LIMITS, type Producto, productosSearchOptions } from 'api-client/storefront';
import { useState } from 'react';
import { formatMoney } from 'ui-kit/money';
import { SearchSuggestions, type Suggestion } from 'ui-kit/search-suggestions';
import { productTint } from '../../shared/catalogue/product-tint.ts';
import { useTellSearch } from '../../shared/catalogue/use-tell-search.ts';
import { failureText } from '../../shared/failure-text.ts';
import { links } from '../../shared/links.ts';
import { useSession } from '../../shared/session/use-session.ts';

/** As many as are read at a glance. */
const SUGGESTIONS = 6;

/** The header's search: products while one types, the whole catalogue's results on Enter. */
export function ShopSearch() {
  const pathname = useLocation({ select: (location) => location.pathname });
  // Another page begins with an empty field.
  return <Search key={pathname} />;
}

function Search() {
  const [term, setTerm] = useState('');
  const navigate = useNavigate();
  const { seesPrices } = useSession();
  const { data, error, isFetching, isPlaceholderData } = useQuery({
    ...productosSearchOptions({ query: { term, limit: SUGGESTIONS, offset: 0 } }),
    enabled: term !== '',
    placeholderData: keepPreviousData,
  });
  useTellSearch(term, isPlaceholderData ? undefined : data?.productos);
  return (
    <SearchSuggestions
      label="Buscar productos"
      maxLength={LIMITS.termMax}
      onTermChange={setTerm}
      onSubmit={(wanted) => void navigate({ to: links.categorias, search: { term: wanted } })}
      suggestions={term === '' ? [] : (data?.productos.map(suggest(seesPrices)) ?? [])}
      loading={isFetching}
      error={error !== null}
      {...(error && { texts: { error: `No pudimos buscar sugerencias. ${failureText(error)}` } })}
    />
  );
}

const suggest =
  (seesPrices: boolean) =>
  (producto: Producto): Suggestion => {
    const [image] = producto.imagenes;
    return {
      href: links.producto(producto.producto_id),
      name: producto.nombre,
      brand: producto.marca.nombre,
      tint: productTint(producto),
      ...(image && { picture: imageSources(image) }),
      ...(seesPrices && producto.precio !== undefined && { price: formatMoney(producto.precio) }),
    };
  };
