import { formDataBodySerializer } from '../generated/backoffice/core/bodySerializer.gen.ts';

/** Receives the sent share of the request, 0 to 1. */
export type UploadProgress = (sent: number) => void;

/**
 * Options of a call that uploads files: `productosCreate({ body, ...uploading(setProgress) })`. A null is
 * sent as an empty field, which clears the value; the generated client alone would omit it.
 * There is no time limit, because six megabytes over a slow line take long.
 */
export const uploadOptions = (onProgress: UploadProgress) => ({
  bodySerializer: (body: unknown) => formDataBodySerializer.bodySerializer(withEmptyFields(body as object)),
  kyOptions: { timeout: false as const, fetch: fetchWithProgress(onProgress) },
});

const withEmptyFields = (body: object) =>
  Object.fromEntries(Object.entries(body).map(([name, value]) => [name, value === null ? '' : value]));

/** Implements fetch with XMLHttpRequest: fetch reports no upload progress, and its request streams need HTTP/2. */
const fetchWithProgress =
  (onProgress: UploadProgress): typeof fetch =>
  async (input, init) => {
    const request = new Request(input, init);
    const body = await request.blob();
    return new Promise((resolve, reject) => {
      const upload = new XMLHttpRequest();
      upload.open(request.method, request.url);
      for (const [name, value] of request.headers) upload.setRequestHeader(name, value);
      upload.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 1);
      upload.onload = () => resolve(answerOf(upload));
      upload.onerror = () => reject(new TypeError('The upload got no answer'));
      upload.onabort = () => reject(new DOMException('The upload was aborted', 'AbortError'));
      request.signal.addEventListener('abort', () => upload.abort());
      upload.send(body);
    });
  };

const answerOf = (upload: XMLHttpRequest): Response =>
  new Response(upload.responseText, {
    status: upload.status,
    headers: { 'content-type': upload.getResponseHeader('content-type') ?? 'text/plain' },
  });
