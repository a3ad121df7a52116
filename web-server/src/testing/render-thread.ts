/** Render thread for tests: the path decides how the page behaves. */
import { answerRenders } from '../answer-renders.ts';

answerRenders(async ({ url, signal }, mark) => {
  const { pathname } = new URL(url);
  if (pathname === '/roto') throw new Error('secreto');
  if (pathname === '/espera') await new Promise((resolve) => signal.addEventListener('abort', resolve));
  if (pathname === '/muere') process.exit(1);
  if (pathname === '/sin-fin') for (;;);
  const headers = { 'content-type': 'text/html; charset=utf-8', 'x-page': pathname };
  return new Response(`<html><head></head>${pathname}<script nonce="${mark}">1</script></html>`, { headers });
});
