import { chromium } from '@playwright/test';

const B = 'http://localhost:8200';
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
const only = process.argv.slice(2);
const c = await b.newContext({ locale: 'es-AR', timezoneId: 'America/Argentina/Buenos_Aires' });
const p = await c.newPage();
p.on('console', (m) => m.type() === 'error' && console.log('console', m.text().slice(0, 300)));
await p.goto(B + '/login');
await p.getByLabel(/^(Correo electrónico|Email)/).fill('cliente@tienda.test');
await p.getByLabel('Contraseña', { exact: true }).fill('Demo1234*');
await p.getByRole('button', { name: 'Iniciar sesión' }).click();
await p.waitForURL('**/inicio');
for (const w of [390, 768, 1366, 1440]) {
  await p.setViewportSize({ width: w, height: 900 });
  await p.addInitScript(() => {
    window.shifts = [];
    new PerformanceObserver((l) => {
      for (const e of l.getEntries())
        window.shifts.push([
          e.value,
          e.hadRecentInput,
          e.sources
            ?.map(
              (s) =>
                s.node?.nodeName +
                '.' +
                (s.node?.className ?? '') +
                ':' +
                (s.node?.textContent ?? '').slice(0, 30),
            )
            .slice(0, 3),
        ]);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await p.goto(B + '/inicio');
  await p.waitForTimeout(2500);
  console.log(w, 'shifts', JSON.stringify(await p.evaluate(() => window.shifts)));
  await p.screenshot({ path: `/tmp/home-${w}.png` });
  console.log(
    w,
    JSON.stringify(
      await p.evaluate(() =>
        [...document.querySelectorAll('section[aria-labelledby], main a[href="/mi-cuenta-corriente"]')]
          .slice(0, 6)
          .map((e) => [
            e.textContent.slice(0, 20),
            Math.round(e.getBoundingClientRect().height),
            e.scrollHeight,
          ]),
      ),
    ),
  );
  await p.goto(B + '/habituales');
  await p.waitForTimeout(1500);
  await p.screenshot({ path: `/tmp/hab-${w}.png` });
}
await b.close();
