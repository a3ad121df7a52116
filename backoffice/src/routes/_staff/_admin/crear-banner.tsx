import { createFileRoute } from '@tanstack/react-router';
import { NewBannerPage } from '../../../features/banners/banner-page.tsx';
import { titled } from '../../-route-options.ts';

export const Route = createFileRoute('/_staff/_admin/crear-banner')({
  head: titled('Agregar banner'),
  component: NewBannerPage,
});
