/** Seconds, after which the pages that are waited for now have been made. */
const RETRY = 3;

const PAGE = `<!doctype html>
<html lang="es-AR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="${RETRY}"><title>Un momento, por favor</title></head>
<body style="margin:0;padding:20vh 24px;text-align:center;font:18px/1.5 sans-serif;color:#1f2a1c;background:#faf7f0">
<h1 style="font-size:26px">Un momento, por favor</h1>
<p>Hay más visitas de las que podemos atender a la vez. La página se vuelve a cargar sola en unos segundos.</p>
</body></html>`;

/** Said early, rather than a page late. */
export const TOO_MANY = {
  status: 503,
  headers: {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'retry-after': String(RETRY),
  },
  body: PAGE,
} as const;

export const tooManyVisitors = (): Response => new Response(TOO_MANY.body, TOO_MANY);
