/** Seconds after which the currently queued pages have been rendered. */
const RETRY = 3;

const pageOf = (sentence: string) => `<!doctype html>
<html lang="es-AR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="${RETRY}"><title>Un momento, por favor</title></head>
<body style="margin:0;padding:20vh 24px;text-align:center;font:18px/1.5 sans-serif;color:#1f2a1c;background:#faf7f0">
<h1 style="font-size:26px">Un momento, por favor</h1>
<p>${sentence} La página se vuelve a cargar sola en unos segundos.</p>
</body></html>`;

/** A 503 page that reloads itself after `RETRY` seconds. */
const comeAgain = (sentence: string) =>
  ({
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'retry-after': String(RETRY),
    },
    body: pageOf(sentence),
  }) as const;

/** Sent at once when the queue is full or the address has reached its limit. */
export const TOO_MANY = comeAgain('Hay más visitas de las que podemos atender a la vez.');

/** Answered when the page cannot be made because the API or its database does not respond. */
export const NOT_AVAILABLE = comeAgain('La tienda no responde en este momento.');

export const tooManyVisitors = (): Response => new Response(TOO_MANY.body, TOO_MANY);
