/** Default path of the pictures. */
const API_PATH = '/api/imagenes';

/** Width in the name of a logo's PNG file for mails and papers, independent of its real width. */
export const LOGO_ANCHO = 480;

/** Base URL for the whole process, so that all answers have the same URLs. */
let place = API_PATH;

/** Sets the base URL of the pictures, once at the start. */
export function showPicturesAt(imagesUrl = API_PATH): void {
  place = imagesUrl;
}

/** Returns the URL of a picture's file such as '640.webp': absolute, or a path of the shop. */
export const pictureAddress = (imagenId: string, file: string): string => `${place}/${imagenId}/${file}`;
