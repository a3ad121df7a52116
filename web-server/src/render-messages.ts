/** Messages between the server and a render thread. */

export interface RenderJob {
  id: number;
  url: string;
  method: string;
  headers: [string, string][];
  /** Nonce of the page's own scripts; see `PageContext`. */
  mark: string;
  /** The `traceparent` header that the page's API calls carry. */
  traceparent?: string | undefined;
}

/** Sent when no visitor waits for the page any more. */
export interface RenderAbort {
  abort: number;
}

export interface RenderedPage {
  status: number;
  headers: [string, string][];
  /** `null` for an answer without a body. */
  body: string | null;
}

export interface RenderAnswer {
  id: number;
  /** The page, or the error message. */
  outcome: RenderedPage | { failed: string };
}
