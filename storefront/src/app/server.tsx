/** Server entry of the build: a fetch handler that renders every page for an anonymous visitor. */
import createEmotionServer from '@emotion/server/create-instance';
import { defineHandlerCallback, renderSsrHtmlResponse } from '@tanstack/react-router/ssr/server';
import { createStartHandler, StartServer } from '@tanstack/react-start/server';
import { ApiError } from 'api-client/storefront';
import { renderToReadableStream } from 'react-dom/server';
import type { SentForm } from '../features/registration/sent-form.ts';
import { showChosenLook } from '../shared/catalogue/list-look.ts';
import { isLoadFailure } from '../shared/load.ts';
import { askForScheme } from '../shared/scheme/dark-cookie.ts';
import { earlySessionScript } from '../shared/session/early-session.ts';
import { answerRegistration } from './answer-registration.ts';
import { text as earlyPage } from './early-page-script.ts?inline-script';
import { MARK_HEADER, SENT_HEADER } from './environment.ts';
import { answerManifest } from './manifest.ts';
import { codeOf } from './page-code.ts';
// The import of the router also connects the API: Start loads the router with the first page, but a crawler may come
// earlier.
import './router.tsx';
import type { AppRouter } from './router.tsx';
import { loadShop } from './shop-now.ts';
import { answerCrawler } from './sitemap.ts';

const render = defineHandlerCallback(async ({ request, router: anyRouter, responseHeaders }) => {
  const router = anyRouter as unknown as AppRouter;
  const { emotionCache } = router.options.context;
  const nonce = router.options.ssr?.nonce;
  // All visitors get the same page, so caches may store it but must revalidate. A route can set another value.
  if (!responseHeaders.has('cache-control')) responseHeaders.set('cache-control', 'public, no-cache');
  const response = await renderSsrHtmlResponse({
    router: anyRouter,
    responseHeaders,
    render: async () => {
      const stream = await renderToReadableStream(<StartServer router={anyRouter} />, {
        signal: request.signal,
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        ...(nonce && { nonce }),
      });
      // Wait for the whole page: its styles belong in the head and are complete only at the end.
      await stream.allReady;
      const html = (await new Response(stream).text()).replace(/^<!DOCTYPE html>/, '');
      const emotion = createEmotionServer(emotionCache);
      const styles = emotion.constructStyleTagsFromChunks(emotion.extractCriticalToChunks(html));
      const mark = nonce ? ` nonce="${nonce}"` : '';
      return html.replace(
        '</head>',
        () =>
          `${styles}<script${mark}>${askForScheme};${showChosenLook};${earlySessionScript};self.pageCode=${JSON.stringify(codeOf(anyRouter))};${earlyPage}</script></head>`,
      );
    },
  });
  return withStatus(response, failureOf(router));
});

/** HTTP status of the failed call that the page needs, if any. */
function failureOf(router: AppRouter): number | undefined {
  for (const { error, loaderData } of router.state.matches) {
    if (error instanceof ApiError) return error.status;
    if (isLoadFailure(loaderData)) return loaderData.failure.status;
  }
  return undefined;
}

/** Sets the page's status. The status tells caches and crawlers whether the failure is permanent. */
function withStatus(response: Response, failure: number | undefined): Response {
  if (failure === undefined) return response;
  const { body, headers } = response;
  headers.set('cache-control', 'no-store');
  // A call that the API always refuses, for example because a name is too long, means that the address does not exist.
  if (failure >= 400 && failure < 500 && failure !== 429) return new Response(body, { status: 404, headers });
  headers.set('retry-after', '30');
  return new Response(body, { status: 503, headers });
}

const handle = createStartHandler(render);

/** Addresses of Start's server functions. The shop has none, and Start fails there. */
const FUNCTIONS = /^\/_serverFn(\/|$)/;

export async function renderPage(request: Request, mark?: string): Promise<Response> {
  if (FUNCTIONS.test(new URL(request.url).pathname)) return new Response(null, { status: 404 });
  const isOfNow = await loadShop();
  const noPage = answerManifest(request) ?? (await answerCrawler(request));
  if (noPage) return noPage;
  // Only the web server sends forms, and only of the registration.
  const sent = request.method === 'POST' ? await answerRegistration(request) : undefined;
  if (sent instanceof Response) return sent;
  const page = await handle(pageRequest(request, mark, sent));
  // The shop's settings may be out of date on this page.
  if (!isOfNow && page.ok) page.headers.set('cache-control', 'no-store');
  if (!sent) return page;
  page.headers.set('cache-control', 'private, no-store');
  return new Response(page.body, { status: sent.status, headers: page.headers });
}

/** Returns the request for the page, with this server's own headers instead of the caller's. */
function pageRequest(
  { url, headers: given, signal }: Request,
  mark: string | undefined,
  sent: SentForm | undefined,
): Request {
  const headers = new Headers(given);
  headers.delete(MARK_HEADER);
  headers.delete(SENT_HEADER);
  if (mark) headers.set(MARK_HEADER, mark);
  if (sent) headers.set(SENT_HEADER, encodeURIComponent(JSON.stringify(sent)));
  return new Request(url, { headers, signal });
}

// biome-ignore lint/style/noDefaultExport: what TanStack Start's development server looks for
export default { fetch: (request: Request) => renderPage(request) };
