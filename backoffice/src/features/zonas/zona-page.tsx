import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { zonasListOptions } from 'api-client/backoffice';
import { EmptyState } from 'ui-kit/empty-state';
import { FormScreen } from '../../shared/form-screen.tsx';
import { useFirstFresh } from '../../shared/use-first-fresh.ts';
import { ZonaForm } from './zona-form.tsx';

const LIST = '/panel-zonas';

export const NewZonaPage = () => (
  <FormScreen list={LIST} title="Agregar zona">
    <ZonaForm />
  </FormScreen>
);

export function EditZonaPage() {
  const { id } = useParams({ from: '/_staff/_admin/actualizar-zona/$id' });
  const zonas = useQuery(zonasListOptions());
  const known = useFirstFresh(id, zonas);
  const zona = known?.zonas.find(({ zona_id }) => zona_id === id);
  return (
    <FormScreen list={LIST} title="Editar zona" needs={[{ ...zonas, data: known }]}>
      {zona ? (
        <ZonaForm key={id} zona={zona} />
      ) : (
        <EmptyState announce="status" title="Esta zona ya no existe" />
      )}
    </FormScreen>
  );
}
