/** A part of a list: at most `limit` entries after the first `offset`. */
export interface Page {
  limit: number;
  offset: number;
}
