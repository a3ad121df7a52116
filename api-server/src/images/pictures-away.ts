/** The image store does not answer, or refuses: answered with 503, so that clients retry. */
export class PicturesAwayError extends Error {
  override readonly name = 'PicturesAwayError';
}
