import { SortMenu } from 'ui-kit/sort-menu';
import { SORT_OPTIONS, type SortValue } from '../../shared/catalogue/sort.ts';
import { useSession } from '../../shared/session/use-session.ts';

export interface ProductSortProps {
  sort: SortValue | undefined;
  onSort: (sort: SortValue | undefined) => void;
}

/** 'Filtrar': sorts the loaded page. Users who may not see prices cannot sort by price; the menu says why. */
export function ProductSort({ sort, onSort }: ProductSortProps) {
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
      onSelect={(value) => onSort(value as SortValue | undefined)}
    />
  );
}
