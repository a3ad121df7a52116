/** Where browsers find pictures. */
const HERE = '/api/imagenes';

/** The width that a logo's one file is named by, whatever its own is: mails and papers want a PNG. */
export const LOGO_ANCHO = 480;

/** Of the installation, and so of the process: no answer shows its pictures elsewhere than another. */
let place = HERE;

/** Says once, at the start, where that is: here, unless told otherwise. */
export function showPicturesAt(imagesUrl = HERE): void {
  place = imagesUrl;
}

/** The address of one of a picture's files, as in '640.webp': whole, or a path of the shop's own. */
export const pictureAddress = (imagenId: string, file: string): string => `${place}/${imagenId}/${file}`;
