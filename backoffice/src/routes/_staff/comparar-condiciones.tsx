import { createFileRoute } from '@tanstack/react-router';
import { CompararPage } from '../../features/condiciones/comparar-page.tsx';
import { comparacionPages } from '../../features/condiciones/queries.ts';
import { searchedBy, titled } from '../-route-options.ts';

const { search, title } = comparacionPages;

export const Route = createFileRoute('/_staff/comparar-condiciones')({
  ...searchedBy(search),
  head: titled(title),
  component: CompararPage,
});
