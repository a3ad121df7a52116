import { createFileRoute } from '@tanstack/react-router';
import { UsualPage } from '../features/usual-products/usual-page.tsx';
import { usualSearch } from '../features/usual-products/usual-search.ts';
import { headOf } from '../shared/seo.ts';

export const Route = createFileRoute('/_customer/habituales')({
  validateSearch: usualSearch,
  head: headOf({ title: 'Mis habituales', path: '/habituales', noindex: true }),
  component: Screen,
});

function Screen() {
  const navigate = Route.useNavigate();
  return (
    <UsualPage
      search={Route.useSearch()}
      onSearch={(search) => void navigate({ search, replace: true, resetScroll: false })}
    />
  );
}
