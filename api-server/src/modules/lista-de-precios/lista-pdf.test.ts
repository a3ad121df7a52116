import { getDocumentProxy, getResolvedPDFJS } from 'unpdf';
import { expect, it } from 'vitest';
import type { ListaProducto } from './pdf.ts';
import { renderLista } from './pdf.ts';

/** The longest texts of a row. */
const LONGEST: ListaProducto = {
  nombre: 'Ñoquis de quinoa con espinaca y calabaza de los Valles Calchaquíes x 500 g',
  marca: 'Molinos Harineros del Noroeste',
  sold: 'por bulto cerrado · $ 999.999,99 el kilo · sin stock',
  precio: '$ 999.998,99',
};
const PROMOTED = { ...LONGEST, precioAnterior: '$ 999.999,99' };

/** Returns the page's texts with start and end positions, and the number of drawn lines. */
async function pageOf(...productos: ListaProducto[]) {
  const data = await renderLista({
    ...{ comercio: 'Raíz', contacto: '381 455-1234', valid: 'Precios válidos al 23/11/2026' },
    ...{ fecha: new Date(), aspecto: { color: '#0a6b3b', logo: null } },
    categorias: [{ nombre: 'Pastas', productos }],
  });
  const page = await (await getDocumentProxy(new Uint8Array(data))).getPage(1);
  const { OPS } = await getResolvedPDFJS();
  const { fnArray } = await page.getOperatorList();
  const { items } = await page.getTextContent();
  const texts = items.flatMap((item) =>
    'str' in item && item.str.trim() !== ''
      ? [{ text: item.str, from: item.transform[4] as number, to: item.transform[4] + item.width }]
      : [],
  );
  return { texts, lines: fnArray.filter((operation) => operation === OPS.constructPath).length };
}

it('strikes through only the price before a promotion', async () => {
  const [plain, promoted] = [await pageOf(LONGEST), await pageOf(PROMOTED)];
  const textsOf = ({ texts }: typeof plain) => texts.map(({ text }) => text);
  expect(textsOf(promoted).filter((text) => !textsOf(plain).includes(text))).toEqual([
    PROMOTED.precioAnterior,
  ]);
  expect(promoted.lines).toBe(plain.lines + 1);
});

it('keeps the longest texts of a row apart', async () => {
  const { texts } = await pageOf(PROMOTED);
  const first = texts.findIndex(({ text }) => text.startsWith('Ñoquis'));
  const row = texts.slice(first, first + 5);
  expect(row.at(-1)?.text).toBe(PROMOTED.precio);
  for (const [nth, { from }] of row.entries()) {
    if (nth > 0) expect(from).toBeGreaterThan((row[nth - 1]?.to ?? 0) + 2);
  }
});

it('keeps the tax and the longest terms of a row apart, below the price', async () => {
  const iva = '+ IVA 10,5 % · con IVA $ 99.999.999,99';
  const terms = `De a 6 · ${'desde 9999: $ 9.999.999,99 · '.repeat(5)}`;
  const { texts } = await pageOf({ ...PROMOTED, iva, terms });
  const [tax, below] = [
    texts.find(({ text }) => text === iva),
    texts.find(({ text }) => text.startsWith('De a')),
  ];
  expect(tax?.to).toBeCloseTo(555.28, 0);
  expect(tax?.from).toBeGreaterThan((below?.to ?? Number.NaN) + 2);
});
