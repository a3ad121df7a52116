import type { BannerGuardado } from 'api-client/backoffice';
import type { PickedImage } from 'ui-kit/forms/image-picker-field';

export interface BannerValues {
  titulo: string;
  texto: string;
  enlace: string;
  /** Empty for no limit. */
  desde: string;
  hasta: string;
  /** Empty, or one picture: a new file or the stored picture. */
  imagen: readonly PickedImage[];
}

export const valuesOf = (banner: BannerGuardado | undefined): BannerValues => ({
  titulo: banner?.titulo ?? '',
  texto: banner?.texto ?? '',
  enlace: banner?.enlace ?? '',
  desde: banner?.desde ?? '',
  hasta: banner?.hasta ?? '',
  imagen: banner ? [{ id: banner.imagen.url, src: banner.imagen.url, name: 'Imagen' }] : [],
});

export const bodyOf = ({ imagen: [imagen], ...values }: BannerValues) => ({
  ...values,
  ...(imagen instanceof File && { imagen }),
});
