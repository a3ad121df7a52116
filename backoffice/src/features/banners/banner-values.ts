import type { BannerGuardado } from 'api-client/backoffice';
import type { PickedImage } from 'ui-kit/forms/image-picker-field';

/** What stands in the form. */
export interface BannerValues {
  titulo: string;
  texto: string;
  enlace: string;
  /** Empty for no such day. */
  desde: string;
  hasta: string;
  /** None or one: a file, or the one that it has. */
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
