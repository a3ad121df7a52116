import { readBackofficePage } from 'settings/page';
import { expect, it } from 'vitest';
import { parseEnvironment } from './src/shared/environment.ts';
import { withEnvironment } from './with-environment.ts';

const html = '<title>x</title><script type="application/json" id="environment">{}</script><script>a</script>';

it('reaches the page as data, whatever it contains', () => {
  const settings = readBackofficePage({
    STOREFRONT_URL: 'https://tienda.test/',
    SHOP_NAME: '</script><b>$&',
  });
  const page = new DOMParser().parseFromString(withEnvironment(html, settings), 'text/html');
  expect(page.querySelectorAll('script')).toHaveLength(2);
  expect(parseEnvironment(page.getElementById('environment')?.textContent)).toEqual({
    shopName: '</script><b>$&',
    storefrontUrl: 'https://tienda.test',
    kit: false,
  });
});

it('has defaults for development', () => {
  expect(parseEnvironment(JSON.stringify(readBackofficePage({ STOREFRONT_PORT: '5000' })))).toEqual({
    shopName: 'Tierra Llana',
    storefrontUrl: 'http://localhost:5000',
    kit: false,
  });
  expect(() => parseEnvironment('{"storefrontUrl":"x"}')).toThrow(/storefrontUrl/);
});
