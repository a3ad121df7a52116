import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { bannersListOptions } from 'api-client/backoffice';
import { EmptyState } from 'ui-kit/empty-state';
import { FormScreen } from '../../shared/form-screen.tsx';
import { useFirstFresh } from '../../shared/use-first-fresh.ts';
import { BannerForm } from './banner-form.tsx';

const LIST = '/panel-banners';

export const NewBannerPage = () => (
  <FormScreen list={LIST} title="Agregar banner">
    <BannerForm />
  </FormScreen>
);

export function EditBannerPage() {
  const { id } = useParams({ from: '/_staff/_admin/actualizar-banner/$id' });
  const banners = useQuery(bannersListOptions());
  const known = useFirstFresh(id, banners);
  const banner = known?.banners.find(({ banner_id }) => banner_id === id);
  return (
    <FormScreen list={LIST} title="Editar banner" needs={[{ ...banners, data: known }]}>
      {banner ? (
        <BannerForm key={id} banner={banner} />
      ) : (
        <EmptyState announce="status" title="Este banner ya no existe" />
      )}
    </FormScreen>
  );
}
