/** A picture never changes under its address, so clients may cache it forever. */
export const PICTURE_HEADERS = { 'cache-control': 'public, max-age=31536000, immutable' };
