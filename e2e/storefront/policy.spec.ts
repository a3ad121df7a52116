/** Restrictions of the content security policy in both apps, even for injected content. */
import { expect, test } from '@playwright/test';
import { SHOP } from '../shop.ts';

for (const app of [`${SHOP.storefront}/about`, `${SHOP.backoffice}/login`]) {
  test(`${app.replace(/.*:\d+/, '')}: no injected script runs, and no text becomes code`, async ({
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
        // Run from a timer: the browser allows code in the call that the test evaluates.
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
    // A cached page must not contain the nonce of one response.
    const source = await (await request.get(app)).text();
    expect(source).not.toMatch(/nonce/);
  });
}
