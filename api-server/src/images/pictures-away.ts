/** Where pictures are kept does not answer, or refuses: a reason for 503, and to try again. */
export class PicturesAwayError extends Error {
  override readonly name = 'PicturesAwayError';
}
