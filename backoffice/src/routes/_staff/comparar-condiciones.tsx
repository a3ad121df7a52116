import { createFileRoute } from '@tanstack/react-router';
import { ComparacionPage } from '../../features/condiciones/comparacion-page.tsx';
import { comparacionPages } from '../../features/condiciones/queries.ts';
import { searchedBy, titled } from '../-route-options.ts';

const { search, title } = comparacionPages;

export const Route = createFileRoute('/_staff/comparar-condiciones')({
  ...searchedBy(search),
  head: titled(title),
  component: ComparacionPage,
});
