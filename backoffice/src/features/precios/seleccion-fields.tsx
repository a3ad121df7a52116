import { useQuery } from '@tanstack/react-query';
import { FilterSelect } from '../../shared/filter-select.tsx';
import { optionsQuery } from '../../shared/producto-options.ts';
import { ChosenProductos, WIDTH } from './chosen-productos.tsx';
import type { PreciosSearch } from './precios-search.ts';

export interface FieldsProps {
  search: PreciosSearch;
  onChange: (change: Partial<PreciosSearch>) => void;
}

/** Selects products by brand, category, tag or individually; the filters combine. */
export function SeleccionFields({ search, onChange }: FieldsProps) {
  const options = useQuery(optionsQuery());
  const { marca, categoria, etiqueta, productos } = search;
  return (
    <>
      <FilterSelect
        label="Marca"
        all="Todas"
        query={options}
        options={options.data?.marcas ?? []}
        value={marca}
        onChange={(value) => onChange({ marca: value })}
        sx={WIDTH}
      />
      <FilterSelect
        label="Categoría"
        all="Todas"
        query={options}
        options={options.data?.categorias ?? []}
        value={categoria}
        onChange={(value) => onChange({ categoria: value })}
        sx={WIDTH}
      />
      <FilterSelect
        label="Etiqueta"
        all="Todas"
        query={options}
        options={options.data?.etiquetas ?? []}
        value={etiqueta}
        onChange={(value) => onChange({ etiqueta: value })}
        sx={WIDTH}
      />
      <ChosenProductos chosen={productos} onChange={(ids) => onChange({ productos: ids })} />
    </>
  );
}
