import { createFileRoute } from '@tanstack/react-router';
import { BrandTiles } from '../features/catalogue/brand-tiles.tsx';
import { ByNamePage } from '../features/catalogue/by-name-page.tsx';
import { byBrand } from '../features/catalogue/catalogues.ts';
import { brandCounts, showsBrands } from '../features/catalogue/queries.ts';
import { loadList } from '../shared/load.ts';
import { catalogueRoute } from './-catalogue-route.ts';

const route = catalogueRoute(byBrand);

export const Route = createFileRoute('/marcas/')({
  ...route,
  loader: async (asked) => {
    // Optional: without counts, the tiles show only the names.
    const counts =
      showsBrands(asked.deps) && loadList(asked.context.queryClient, brandCounts()).catch(() => undefined);
    const [answer] = await Promise.all([route.loader(asked), counts]);
    return answer;
  },
  component: () => <ByNamePage catalogue={byBrand} route={Route} tiles={<BrandTiles />} />,
});
