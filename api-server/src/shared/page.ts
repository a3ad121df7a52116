/** Which part of a list: at most `limit`, after the first `offset`. */
export interface Page {
  limit: number;
  offset: number;
}
