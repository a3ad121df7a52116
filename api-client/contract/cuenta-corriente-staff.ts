/** Customers' ledgers as staff keep them. Entries are never changed or deleted; a wrong entry gets a reversal. */
import { z } from 'zod';
import { amount, diasQuery, idList, pageQuery, searched, total, uuid } from './common.ts';
import {
  cuentaCorrienteQuery,
  cuentaDePedido,
  cuentaFigures,
  miCuentaCorriente,
  movimiento,
} from './cuenta-corriente.ts';
import { defineOperation } from './define.ts';
import { formatoQuery, PLANILLA } from './formato.ts';
import { LIMITS } from './limits.ts';
import { condicionesBody, movimientoBody, pagoBody } from './movimiento-body.ts';
import { pedido } from './pedidos.ts';
import { ORDENES_CUENTAS } from './words.ts';

const persona = z.object({ usuario_id: uuid, nombre: z.string(), apellido: z.string() });

export const movimientoDelPanel = movimiento
  .extend({ registrado_por: persona.nullable().describe('Nobody for what follows an order') })
  .meta({ id: 'MovimientoDelPanel' });

const limite = amount.nullable().describe('What they may owe before staff are warned; null for no limit');

export const pagoRegistrado = z
  .object({ movimientos: z.array(movimientoDelPanel).describe('One for each means, in the order given') })
  .meta({ id: 'PagoRegistrado' });

export const cuentaCorriente = miCuentaCorriente
  .extend({
    limite,
    version: z.int().describe('Of the terms; goes back as `If-Match`'),
    movimientos: z.array(movimientoDelPanel).describe('The newest first'),
  })
  .meta({ id: 'CuentaCorriente' });

export const condiciones = z
  .object({ plazo: z.int(), limite, version: z.int().describe('Goes back as `If-Match`') })
  .meta({ id: 'Condiciones' });

export const cuentaDelPedido = cuentaDePedido
  .extend({
    saldo: cuentaFigures.saldo.describe("What the order's customer owes altogether"),
    vencido_cliente: cuentaFigures.vencido,
    limite,
    saldo_al_aprobar: amount.describe('What they owe once this order is sold, which it may be'),
    supera_limite: z.boolean().describe('Whether that is more than the limit'),
  })
  .meta({ id: 'CuentaDelPedido' });

export const cuentasPage = z
  .object({
    cuentas: z.array(
      z.object({
        usuario: pedido.shape.usuario,
        saldo: cuentaFigures.saldo,
        vencido: cuentaFigures.vencido,
        vencido_desde: z.iso
          .date()
          .nullish()
          .describe('When the first of it fell due; null where that was no order'),
        limite,
      }),
    ),
    saldo: amount.describe('What all of them owe together'),
    vencido: amount.describe('What of it fell due'),
    total,
  })
  .meta({ id: 'CuentasPage' });

export const limitesSuperados = z
  .object({
    superados: z.array(
      z.object({
        usuario: pedido.shape.usuario,
        numeros: z.array(z.int()).describe('Of those of the orders that are theirs'),
        saldo_al_aprobar: amount.describe('What they owe once these are sold'),
        limite: amount,
      }),
    ),
    vencidos: z
      .array(
        z.object({
          usuario: pedido.shape.usuario,
          numeros: z.array(z.int()).describe('Of those of the orders that are theirs'),
          vencido: amount.describe('What of their debt fell due before today'),
          vencido_desde: z.iso.date().nullable().describe('When the first of it fell due'),
        }),
      )
      .nullish()
      .describe('The customers of these orders who owe something that fell due'),
  })
  .meta({ id: 'LimitesSuperados' });

const paper = { audience: 'staff', areas: ['dinero', 'ver-precios'], query: diasQuery } as const;

export const cuentaCorrienteStaffOperations = [
  defineOperation({
    id: 'cuentaCorriente.list',
    route: 'GET /cuentas-corrientes',
    summary:
      'The customers who owe something: those first of whose debt something fell due, then who owes most.',
    audience: 'staff',
    areas: ['dinero', 'ver-precios'],
    query: pageQuery.extend({
      vencidas: z.enum(['si'], 'El filtro no es válido.').exactOptional().describe('Only what fell due'),
      texto: searched
        .exactOptional()
        .describe("Parts of the customer's name, shop, e-mail, CUIT or telephone"),
      orden: z.enum(ORDENES_CUENTAS, 'El orden no es válido.').exactOptional(),
    }),
    answers: { 200: cuentasPage },
  }),
  defineOperation({
    id: 'cuentaCorriente.limites',
    listWork: 'statements',
    route: 'GET /cuentas-corrientes/limites',
    summary:
      'The customers who owe more than their limit once these orders are sold, and those whose debt is overdue. It forbids nothing.',
    audience: 'staff',
    areas: ['pedidos', 'ver-precios'],
    query: z.object({ pedidoIds: idList(LIMITS.pedidosPerCambio) }),
    answers: { 200: limitesSuperados },
  }),
  defineOperation({
    id: 'cuentaCorriente.get',
    route: 'GET /usuarios/{id}/cuenta-corriente',
    summary: 'What a customer owes and paid, with its lines, newest first.',
    audience: 'staff',
    areas: ['dinero', 'ver-precios'],
    query: cuentaCorrienteQuery,
    answers: { 200: cuentaCorriente },
    errors: ['NO_ENCONTRADO'],
  }),
  defineOperation({
    id: 'cuentaCorriente.dePedido',
    route: 'GET /pedidos/{pedido_id}/cuenta-corriente',
    summary: 'What is owed for an order, and what its customer owes with it.',
    audience: 'staff',
    areas: ['dinero', 'ver-precios'],
    answers: { 200: cuentaDelPedido },
    errors: ['NO_ENCONTRADO'],
  }),
  defineOperation({
    id: 'cuentaCorriente.registrar',
    route: 'POST /usuarios/{id}/movimientos',
    summary: 'Registers a payment, a credit note or an adjustment, for good: what was wrong is reversed.',
    audience: 'staff',
    areas: ['dinero', 'ver-precios'],
    idempotent: true,
    body: { type: 'json', schema: movimientoBody },
    answers: { 201: movimientoDelPanel },
    errors: ['NO_ENCONTRADO', 'CUENTA_DE_PERSONA', 'PAGO_REPETIDO'],
  }),
  defineOperation({
    id: 'cuentaCorriente.registrarPago',
    route: 'POST /usuarios/{id}/pagos',
    summary:
      'Registers one payment by several means, each as a line of the account: all of them or, where one is refused, none.',
    audience: 'staff',
    areas: ['dinero', 'ver-precios'],
    idempotent: true,
    body: { type: 'json', schema: pagoBody },
    answers: { 201: pagoRegistrado },
    errors: ['NO_ENCONTRADO', 'CUENTA_DE_PERSONA', 'PAGO_REPETIDO'],
  }),
  defineOperation({
    id: 'cuentaCorriente.revertir',
    route: 'POST /movimientos/{movimiento_id}/reverso',
    summary: 'Takes back what staff registered, by a line of its own; once.',
    audience: 'staff',
    areas: ['dinero', 'ver-precios'],
    answers: { 201: movimientoDelPanel },
    errors: ['NO_ENCONTRADO', 'MOVIMIENTO_REVERTIDO', 'MOVIMIENTO_NO_REVERSIBLE'],
  }),
  defineOperation({
    id: 'cuentaCorriente.condiciones',
    route: 'PATCH /usuarios/{id}/condiciones-de-pago',
    summary: 'Settles on what terms a customer buys.',
    audience: 'admin',
    areas: ['dinero', 'ver-precios'],
    versioned: true,
    body: { type: 'json', schema: condicionesBody },
    answers: { 200: condiciones },
    errors: ['NO_ENCONTRADO'],
  }),
  defineOperation({
    ...paper,
    id: 'cuentaCorriente.pdf',
    route: 'GET /usuarios/{id}/cuenta-corriente/pdf',
    summary: "A customer's account as a paper, of the days that are asked for.",
    answers: { 200: { file: 'application/pdf' } },
    errors: ['NO_ENCONTRADO', 'CUENTA_DEMASIADO_LARGA'],
  }),
  defineOperation({
    ...paper,
    id: 'cuentaCorriente.planilla',
    route: 'GET /usuarios/{id}/cuenta-corriente/planilla',
    summary: 'The same as a spreadsheet.',
    query: diasQuery.extend(formatoQuery.shape),
    answers: { 200: PLANILLA },
    errors: ['NO_ENCONTRADO'],
  }),
] as const;
