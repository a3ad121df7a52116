import { readFileSync } from 'node:fs';
import { extractText, getDocumentProxy, getMeta } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { MARK } from '../../shared/paper/mark.ts';
import type { Remito } from './model.ts';
import { renderRemitos } from './pdf/remito.ts';
import { lines, longName, remitoOf } from './testing/remito-samples.ts';

async function read(...remitos: Remito[]) {
  const pdf = await getDocumentProxy(new Uint8Array(await renderRemitos(remitos)));
  const { text } = await extractText(pdf, { mergePages: false });
  const { info } = await getMeta(pdf);
  // Collapse white space: line breaks do not matter here.
  return { pdf, info, pages: text.map((page) => page.replace(/\s+/g, ' ')) };
}

/** Checks that all text is inside the paper and above its bottom margin. */
async function expectInsideThePaper(pdf: Awaited<ReturnType<typeof getDocumentProxy>>) {
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    for (const item of items) {
      if (!('str' in item)) continue;
      const [x, y] = [item.transform[4], item.transform[5]];
      expect(x).toBeGreaterThanOrEqual(39);
      expect(x + item.width).toBeLessThanOrEqual(556.5);
      expect(y).toBeGreaterThanOrEqual(18);
    }
  }
}

describe('renderRemitos', () => {
  it('has everything that a remito needs', async () => {
    const { pages, info } = await read(remitoOf(lines(1, () => ({ descuento: 10 }))));
    expect(pages).toHaveLength(1);
    const expected = [
      ...['REMITO', 'X', 'N.º 0001-00000042', 'Fecha: 14/03/2026', 'Documento no válido como factura'],
      ...[
        'Pedido N.º 1234 del 12/03/2026',
        'ORIGINAL',
        'Bultos',
        'Transporte',
        'Observaciones',
        'Ver el pedido',
      ],
      ...['Raíz Mayorista', 'Raíz Alimentos Naturales S.R.L.', 'CUIT 30-71234567-8', 'ventas@raiz.example'],
      ...['Av. Belgrano 1234, San Miguel de Tucumán', 'Tel. 381 455-1234'],
      ...['Dietética El Ñandú', 'María José Núñez Agüero', '27-30123456-9', '381 600-9876'],
      ...['Pje. Güemes 55, Yerba Buena, Tucumán', 'Ñoquis de quinoa x 1 kg', '$ 12.345,50', '1 renglón'],
      ...['Cantidad', 'Descripción', 'Precio unitario', 'Dto.', 'Total', 'TOTAL'],
      ...['Recibí conforme', 'Firma', 'Aclaración', 'DNI', 'Página 1 de 1'],
    ];
    for (const text of expected) expect(pages[0]).toContain(text);
    expect(info).toMatchObject({ Title: 'Remito 0001-00000042', Language: 'es-AR' });
  });

  it('shows the number of packages, or a blank to fill in', async () => {
    const bultosOf = async (bultos: number | null) =>
      (await read(remitoOf(lines(1), { bultos }))).pages[0]?.match(/Bultos (\d*)/)?.[1];
    expect([await bultosOf(12), await bultosOf(null)]).toEqual(['12', '']);
  });

  it('has no discount column without discounts, and names the copy on each page', async () => {
    const file = await renderRemitos([remitoOf(lines(26, () => ({ descuento: 0 })))], 2);
    const { text } = await extractText(new Uint8Array(file), { mergePages: false });
    expect(text.map((page) => page.includes('Dto.'))).toEqual([false, false, false, false]);
    expect(text.map((page) => page.match(/ORIGINAL|DUPLICADO/)?.[0])).toEqual([
      'ORIGINAL',
      'ORIGINAL',
      'DUPLICADO',
      'DUPLICADO',
    ]);
  });

  it('has the same logo as the apps', () => {
    const drawn = new URL('../../../../ui-kit/src/components/logo/logo.tsx', import.meta.url);
    const logo = readFileSync(drawn, 'utf8');
    for (const path of [MARK.stem, ...MARK.leaves.map((leaf) => leaf.path)]) expect(logo).toContain(path);
  });

  it.each([
    [0, 1],
    [25, 1],
    [26, 2],
    [60, 3],
  ])('sets %i lines on %i pages', async (count, expected) => {
    const remito = remitoOf(lines(count));
    const { pdf, pages } = await read(remito);
    expect(pages).toHaveLength(expected);
    for (const [index, page] of pages.entries()) {
      expect(page).toContain('Descripción');
      expect(page).toContain('0001-00000042');
      expect(page).toContain('REMITO');
      expect(page).toContain(`Página ${index + 1} de ${expected}`);
      const isLast = index === expected - 1;
      expect(page.includes('Recibí conforme')).toBe(isLast);
      expect(page.includes('TOTAL')).toBe(isLast);
      expect(page.includes(`Continúa en la página ${index + 2}`)).toBe(!isLast);
    }
    for (const { nombre } of remito.detalles) expect(pages.join(' ')).toContain(nombre);
    await expectInsideThePaper(pdf);
  });

  it('shows total, number of lines and discount', async () => {
    const { pages } = await read(remitoOf(lines(60)));
    expect(pages[2]).toContain('$ 22.592.265,00');
    expect(pages[2]).toContain('60 renglones');
    expect(pages[2]).toContain('10 %');
  });

  it('keeps 25 very long names whole on one page', async () => {
    const remito = remitoOf(lines(25, (index) => ({ nombre: longName(index) })));
    const { pdf, pages } = await read(remito);
    expect(pages).toHaveLength(1);
    for (const { nombre } of remito.detalles) expect(pages[0]).toContain(nombre);
    await expectInsideThePaper(pdf);
  });

  it.each(['x'.repeat(60), 'W'.repeat(60), 'W'.repeat(255)])(
    'breaks a name without spaces: %s',
    async (nombre) => {
      const { pdf, pages } = await read(
        remitoOf(lines(25, () => ({ nombre, precio_unitario: 99999999999 }))),
      );
      expect(pages).toHaveLength(1);
      const letters = pages[0]?.replaceAll(' ', '') ?? '';
      expect(letters.split(nombre)).toHaveLength(26);
      await expectInsideThePaper(pdf);
    },
  );

  it('fits on one page with every field at its maximum length', async () => {
    const base = remitoOf(lines(25, () => ({ nombre: 'M'.repeat(255) })));
    const fill = <T extends object>(of: T) =>
      Object.fromEntries(Object.keys(of).map((key) => [key, 'M'.repeat(255)])) as T;
    const { pdf, pages } = await read({
      ...base,
      comercio: fill(base.comercio),
      cliente: fill(base.cliente),
    });
    expect(pages).toHaveLength(1);
    await expectInsideThePaper(pdf);
  });

  it('prints the longest notes completely', async () => {
    const nota = (index: number) =>
      `${index} ${'bien embalado y sin abrir '.repeat(20)}`.slice(0, 496).trimEnd().concat(' FIN');
    const remito = remitoOf(
      lines(25, (index) => ({ nombre: 'W'.repeat(255), nota: nota(index) })),
      {
        nota: nota(99),
      },
    );
    const { pdf, pages } = await read(remito);
    const all = pages.join(' ');
    for (const index of [99, ...remito.detalles.keys()].filter(Boolean)) expect(all).toContain(nota(index));
    await expectInsideThePaper(pdf);
  });

  it('shows the product code of each line, and fits on one page with the longest codes', async () => {
    const some = remitoOf(lines(2, (index) => ({ codigo: index === 1 ? 'ÑQ-01' : null })));
    const [page] = (await read(some)).pages;
    expect(page).toContain('ÑQ-01 · Ñoquis de quinoa x 1 kg');
    expect(page).not.toMatch(/· Azúcar/);
    const codigo = 'W'.repeat(30);
    const { pdf, pages } = await read(remitoOf(lines(25, () => ({ codigo, nombre: 'W'.repeat(255) }))));
    expect(pages).toHaveLength(1);
    expect(pages[0]?.replaceAll(' ', '').split(`${codigo}·${'W'.repeat(255)}`)).toHaveLength(26);
    await expectInsideThePaper(pdf);
  });

  it('prints a question mark for characters that the font lacks', async () => {
    const { pages } = await read(remitoOf(lines(1, () => ({ nombre: 'Maní → 👩‍👩‍👧 Żółty 日本' }))));
    expect(pages[0]).toContain('Maní ? ? Zólty ??');
  });

  it('returns the same bytes for the same remito', async () => {
    const remito = remitoOf(lines(3));
    expect((await renderRemitos([remito])).equals(await renderRemitos([remito]))).toBe(true);
  });
});
