import { SortMenu } from 'ui-kit/sort-menu';
import { SORT_OPTIONS, type SortValue } from '../../shared/catalogue/search-params.ts';
import { useSession } from '../../shared/session/session.ts';

interface ProductSortProps {
  sort: SortValue | undefined;
  hrefOf: (sort: SortValue | undefined) => string;
  onSort: (sort: SortValue | undefined) => void;
}

/** 'Filtrar': sorts the loaded page. Users who may not see prices cannot sort by price; the menu says why. */
export function ProductSort({ sort, hrefOf, onSort }: ProductSortProps) {
  const { seesPrices } = useSession();
  return (
    <SortMenu
      label="Filtrar"
      options={SORT_OPTIONS.map(({ value, label, byPrice }) => ({
        value,
        label,
        ...(byPrice && !seesPrices && { disabled: true, reason: 'Inicia sesión para ordenar por precio.' }),
      }))}
      selected={sort}
      hrefOf={(value) => hrefOf(value as SortValue | undefined)}
      onSelect={(value) => onSort(value as SortValue | undefined)}
    />
  );
}
