import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { producto, withoutPrice } from '../testing/data.ts';
import { openPage } from '../testing/render-app.tsx';
import { dataScript, pageHead, productData, summaryOf } from './seo.ts';
import type { ShopSettings } from './settings.ts';

const settings = {
  name: 'Tierra Llana',
  description: 'Semillas por mayor.',
  storefrontUrl: 'https://tienda.test',
} as ShopSettings;
const value = (head: ReturnType<typeof pageHead>, key: string) =>
  head.meta.flatMap((tag) =>
    ('name' in tag && tag.name === key) || ('property' in tag && tag.property === key) ? [tag.content] : [],
  )[0];

describe('the head of a page', () => {
  it('has its own address and title for each page of a list', () => {
    const head = pageHead(settings, { title: 'Semillas', path: '/categorias/Semillas', search: { page: 3 } });
    expect(head.links).toEqual([
      { rel: 'canonical', href: 'https://tienda.test/categorias/Semillas?page=3' },
    ]);
    expect(head.meta[0]).toEqual({ title: 'Semillas, página 3 · Tierra Llana' });
  });

  it('excludes search results from the index', () => {
    const head = pageHead(settings, { title: 'Todos', path: '/categorias', search: { term: 'maní' } });
    expect(value(head, 'robots')).toBe('noindex');
  });

  it('shortens a long description between words', () => {
    const head = pageHead(settings, { path: '/x', description: 'granola '.repeat(60) });
    const description = value(head, 'description') ?? '';
    expect(description.length).toBeLessThanOrEqual(161);
    expect(description).toMatch(/granola…$/);
  });

  it('describes the shop when the page has no description', () => {
    expect(value(pageHead(settings, { path: '/x' }), 'description')).toBe('Semillas por mayor.');
  });

  it('always has a picture for sharing', () => {
    expect(value(pageHead(settings, { path: '/x' }), 'og:image')).toMatch(
      /^https:\/\/tienda\.test\/.+\.png$/,
    );
  });
});

describe('structured data', () => {
  it.each([
    ['a visitor', []],
    ['a customer', ['usuario']],
    ['an employee', ['empleado']],
    ['an admin', ['admin']],
  ])('and tags of a product page contain no price for %s', async (_, roles) => {
    const known = producto(1, { precio: 8765.43, precio_antes_oferta: 9876.54, en_promocion: true });
    await openPage(`/producto/${known.producto_id}`, roles, {
      'GET /productos/:id': ({ headers }) => (headers.has('authorization') ? known : withoutPrice(known)),
    });
    await screen.findByRole('heading', { level: 1, name: known.nombre });
    if (roles.length > 0) expect((await screen.findAllByText(/8\.765,43/)).length).toBeGreaterThan(0);
    const data = [...document.querySelectorAll('script[type="application/ld+json"]')];
    const tags = [...document.querySelectorAll('meta[content]')];
    const text = [
      ...data.map(({ textContent }) => textContent),
      ...tags.map((tag) => tag.getAttribute('content')),
    ].join('\n');
    expect(text).toContain('"@type":"Product"');
    expect(text).toContain(known.descripcion);
    expect(text).not.toMatch(/8\.?765|9\.?876|"(price|offers?)|precio|por_kilo/i);
  });

  it('contains absolute addresses of pictures', () => {
    const far = 'https://fotos.ejemplo.com/imagenes/1/640.webp';
    const imagenes = [far, '/api/imagenes/2/640.webp'].map((url) => ({ url, anchos: [640] }));
    const summary = summaryOf(producto(1, { imagenes }));
    expect(productData(settings, summary).image).toEqual([
      far,
      'https://tienda.test/api/imagenes/2/640.webp',
    ]);
    expect(value(pageHead(settings, { path: '/x', image: far }), 'og:image')).toBe(far);
  });

  it("contains a product's name but never its price", () => {
    const known = producto(1, { codigo: 'A-1', precio: 8765.43, precio_antes_oferta: 9876.54 });
    const text = JSON.stringify(productData(settings, summaryOf(known)));
    expect(text).toContain('"@type":"Product"');
    expect(text).toContain('"sku":"A-1"');
    expect(text).not.toMatch(/8765|9876|price|precio|offer|por_kilo/i);
  });

  it('escapes script tags in names', () => {
    expect(dataScript({ name: '</script><script>alert(1)' }).children).not.toContain('<');
  });
});
