/** What the server and a thread that makes its pages tell each other. */

export interface RenderJob {
  id: number;
  url: string;
  method: string;
  headers: [string, string][];
  /** Of the page's own scripts; see `PageContext`. */
  mark: string;
  /** The trace that its calls to the API belong to, as they are to say it. */
  traceparent?: string | undefined;
}

/** Nobody waits for this page any more. */
export interface RenderAbort {
  abort: number;
}

export interface RenderedPage {
  status: number;
  headers: [string, string][];
  /** `null` for an answer without one. */
  body: string | null;
}

export interface RenderAnswer {
  id: number;
  /** Or why there is none. */
  outcome: RenderedPage | { failed: string };
}
