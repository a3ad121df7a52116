import { type OperationOf, operations } from 'api-client/contract';
import { cantidadText } from 'api-client/contract/kilos';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import * as noticeMails from '../../mail/notice-mails.ts';
import * as pedidoMails from '../../mail/pedido-mails.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { checkPreciosMail, checkStockMail } from './testing/notice-papers.ts';
import { checkOwnTermsSheet } from './testing/own-terms-paper.ts';
import { PAPER_CASES } from './testing/paper-cases.ts';
import type { OwnPedido, PaperCase } from './testing/paper-shop.ts';
import {
  checkCondicionPdf,
  checkHojas,
  checkImpresos,
  checkListaPdf,
  checkOwnResumen,
  checkPedido,
  checkRemito,
  checkRemitos,
  checkStaffResumen,
} from './testing/printed-papers.ts';
import { htmlText, money, partsOf, plain, screenOf, shownLine } from './testing/read-papers.ts';
import {
  checkClientesSheet,
  checkCondicionSheet,
  checkListaSheet,
  checkMargenSheet,
  checkOwnResumenSheet,
  checkPedidosSheet,
  checkProductosSheet,
  checkStaffResumenSheet,
  checkVentasSheet,
} from './testing/sheet-papers.ts';

type Cuenta = z.output<OperationOf<'miCuentaCorriente.get'>['answers'][200]>;

/** Operations that return a paper or spreadsheet, and the check that compares it with the API's data for the screen. */
const PAPERS: Record<string, (given: PaperCase) => Promise<void>> = {
  'remitos.download': checkRemito,
  'remitos.varios': checkRemitos,
  'remitos.impreso': checkImpresos,
  'remitos.hojasDeRuta': checkHojas,
  'misPedidos.pdf': checkPedido,
  'cuentaCorriente.pdf': checkStaffResumen,
  'miCuentaCorriente.pdf': checkOwnResumen,
  'cuentaCorriente.planilla': checkStaffResumenSheet,
  'miCuentaCorriente.planilla': checkOwnResumenSheet,
  'listaDePrecios.pdf': checkListaPdf,
  'listaDePrecios.planilla': checkListaSheet,
  'listaDePrecios.pdfDeCondicion': checkCondicionPdf,
  'listaDePrecios.planillaDeCondicion': checkCondicionSheet,
  'planillas.pedidos': checkPedidosSheet,
  'planillas.productos': checkProductosSheet,
  'planillas.clientes': checkClientesSheet,
  'planillas.condiciones': checkOwnTermsSheet,
  'informes.planilla': checkVentasSheet,
  'margen.planilla': checkMargenSheet,
};

/** Files without data of the shop. */
const FORMS: Record<string, string> = {
  'importaciones.modelo': 'an empty form',
  'importaciones.errores': "the caller's own rows, with what is wrong with each",
};

/** Subject of each kind of mail about an order. */
const MAILS: Record<keyof typeof pedidoMails, RegExp> = {
  pedidoRecibido: /^Recibimos tu pedido/,
  pedidoInEstado: /^Tu pedido/,
  pedidoEditado: /^Actualizamos tu pedido/,
  pedidoEntrega: /^Qué va en tu pedido/,
};

/** Mails that a customer subscribes to, and the check that sends each. Each check changes prices or stock, so these run last. */
const NOTICES: Record<keyof typeof noticeMails, (given: PaperCase) => Promise<void>> = {
  preciosChanged: checkPreciosMail,
  backInStock: checkStockMail,
};

const amountsIn = (text: string): string[] => text.match(/\$ [\d.]+,\d\d/g) ?? [];

it('every paper, spreadsheet and mail with figures has a check', () => {
  const files = operations.flatMap(({ id, answers }) => {
    const answer: unknown = (answers as Record<number, unknown>)[200];
    if (typeof answer !== 'object' || answer === null || !('file' in answer)) return [];
    return ['application/json', 'image/webp'].includes(String(answer.file)) ? [] : [id];
  });
  expect(Object.keys({ ...PAPERS, ...FORMS }).toSorted()).toEqual(files.toSorted());
  expect(Object.keys(MAILS).toSorted()).toEqual(Object.keys(pedidoMails).toSorted());
  expect(Object.keys(NOTICES).toSorted()).toEqual(Object.keys(noticeMails).toSorted());
});

describe.each(Object.entries(PAPER_CASES))('in the shop case "%s"', (name, make) => {
  let test: TestApp;
  let given: PaperCase;
  beforeAll(async () => {
    test = await testApp();
    given = await make(test);
  });
  afterAll(() => test.close());

  it('has orders and charges that show IVA as the customer sees prices', async () => {
    const { cliente, todos } = given;
    const showsIva = ['discriminado', 'sumado', 'weighed'].includes(name);
    for (const id of todos) {
      const { iva } = await screenOf<OwnPedido>(test, `/mis-pedidos/${id}`, cliente.token);
      const modo = name === 'weighed' ? 'discriminado' : name;
      expect(iva?.modo).toBe(showsIva ? modo : undefined);
    }
    const { movimientos } = await screenOf<Cuenta>(test, '/mi-cuenta-corriente?limit=100', cliente.token);
    // The charges of the edited and the cancelled order, and the reversal. An order that changed after its charge has no parts.
    const kinds = movimientos.flatMap(({ iva, tipo }) => (iva ? [tipo] : []));
    expect(kinds.toSorted()).toEqual(
      name === 'weighed' ? ['cargo'] : showsIva ? ['cargo', 'cargo', 'diferencia'] : [],
    );
  });

  it.each(Object.keys(PAPERS))('%s shows the same as the screen', async (id) => {
    await PAPERS[id]?.(given);
  });

  it("each mail about an order shows the same as the customer's screen", async () => {
    const mails = await given.test.mailsTo(given.cliente.email);
    expect(given.mailed.size).toBeGreaterThan(1);
    for (const [subject, { detalles, total_precio, iva }] of given.mailed) {
      const own = mails.filter((mail) => mail.subject === subject);
      expect([subject, own.length]).toEqual([subject, 1]);
      const text = plain(own[0]?.text ?? '');
      const net = iva?.modo === 'sumado' ? ' sin IVA' : '';
      const lines = detalles
        .filter(({ cantidad }) => cantidad > 0)
        .map((line) => {
          const { producto, cantidad, descuento } = line;
          const { unit, amount } = shownLine(line, iva?.modo);
          const less = descuento > 0 ? `, ${descuento.toLocaleString('es-AR')} % de descuento` : '';
          return `${producto.nombre} ${cantidadText(cantidad)} × ${money(unit)}${net}${less}: ${money(amount)}`;
        });
      const parts = partsOf(iva, total_precio);
      const closing = [
        ...parts.map((part) => part.join(': ')),
        `Total: ${money(total_precio)} Ver tu pedido`,
      ];
      expect(text).toContain([...lines, ...closing].join(' '));
      expect(text.match(/ × \$/g) ?? []).toHaveLength(lines.length);
      const { html = '' } = own[0] ?? {};
      expect(htmlText(html)).toContain(
        [
          ...lines.map((line) => line.replace(/: (?=\$ \S+$)/, ' ')),
          ...parts.flat(),
          `Total ${money(total_precio)}`,
        ].join(' '),
      );
      expect(amountsIn(htmlText(html))).toEqual(amountsIn(text));
      expect(plain(html)).toContain(`>Total ${money(total_precio)}. `);
      const after = /Total: \$ \S+ → (\$ [\d.]+,\d\d)/.exec(text)?.[1];
      if (after) expect(after).toBe(money(total_precio));
      const [, said, repriced] = /precio( sin IVA)? \$ \S+ → (\$ [\d.]+,\d\d)/.exec(text) ?? [];
      if (repriced) {
        expect(said ?? '').toBe(net);
        expect(detalles.map((line) => money(shownLine(line, iva?.modo).unit))).toContain(repriced);
      }
    }
    if (['empty', 'small'].includes(name)) return;
    const subjects = [...given.mailed.keys()];
    const repriced = mails.filter(({ text }) => /precio.* → /.test(text));
    expect(repriced).toHaveLength(1);
    for (const kind of Object.values(MAILS)) expect(subjects).toContainEqual(expect.stringMatching(kind));
  });

  it.each(Object.entries(NOTICES))('the mail %s shows the same as the screen', async (_, check) => {
    await check(given);
  });
});
