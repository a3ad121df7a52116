/** What the browser itself forbids in both apps, whatever got into a page. */
import { expect, test } from '@playwright/test';
import { SHOP } from '../shop.ts';

for (const app of [`${SHOP.storefront}/about`, `${SHOP.backoffice}/login`]) {
  test(`${app.replace(/.*:\d+/, '')}: no script written into the page runs, and no text becomes one`, async ({
    page,
    request,
  }) => {
    await page.goto(app, { waitUntil: 'networkidle' });
    const outcome = await page.evaluate(async () => {
      const attempt = (act: () => unknown) => {
        try {
          act();
          return 'done';
        } catch (error) {
          return (error as Error).name;
        }
      };
      const state = window as unknown as { ran?: string[] };
      state.ran = [];
      const inline = document.createElement('script');
      inline.append('window.ran.push("inline")');
      const link = document.createElement('a');
      link.href = 'javascript:window.ran.push("link")';
      document.body.append(inline, link);
      link.click();
      return {
        text: attempt(() => {
          inline.text = 'window.ran.push("text")';
        }),
        attribute: attempt(() => link.setAttribute('onclick', 'window.ran.push("attribute")')),
        html: attempt(() => {
          document.body.innerHTML = '<img src=x onerror=window.ran.push("html")>';
        }),
        // Later: what the test itself runs here is let through.
        code: await new Promise((resolve) =>
          setTimeout(() => resolve(attempt(() => new Function('window.ran.push("code")')()))),
        ),
        policy: attempt(() => Reflect.get(window, 'trustedTypes').createPolicy('otra', {})),
        ran: state.ran,
      };
    });
    const refused = 'TypeError';
    expect(outcome).toEqual({
      ...{ text: refused, attribute: refused, html: refused, policy: refused, code: 'EvalError' },
      ran: [],
    });
    // Whoever keeps a page for others keeps nothing that was for one answer alone.
    const source = await (await request.get(app)).text();
    expect(source).not.toMatch(/nonce/);
  });
}
