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
  .extend({ registrado_por: persona.nullable().describe('Null for entries that an order creates') })
  .meta({ id: 'MovimientoDelPanel' });

const limite = amount.nullable().describe('Debt above which staff are warned; null for no limit');

/** Where the payment terms that count come from. */
const origen = {
  propias: z
    .object({ plazo: z.int().nullable(), limite: amount.nullable() })
    .describe("The customer's own terms; null where those of the agreement or the shop count"),
  condicion: z
    .object({ nombre: z.string(), plazo: z.int().nullable(), limite: amount.nullable() })
    .nullable()
    .describe("The customer's agreement with its payment terms, if it counts today"),
};

export const pagoRegistrado = z
  .object({
    movimientos: z.array(movimientoDelPanel).describe('One entry per means of payment, in the given order'),
  })
  .meta({ id: 'PagoRegistrado' });

export const cuentaCorriente = miCuentaCorriente
  .extend({
    limite,
    ...origen,
    version: z.int().describe('Version of the terms; send this value back as `If-Match`'),
    movimientos: z.array(movimientoDelPanel).describe('Newest first'),
  })
  .meta({ id: 'CuentaCorriente' });

export const condiciones = z
  .object({
    plazo: z.int(),
    limite,
    ...origen,
    version: z.int().describe('Send this value back as `If-Match`'),
  })
  .meta({ id: 'Condiciones' });

export const cuentaDelPedido = cuentaDePedido
  .extend({
    saldo: cuentaFigures.saldo.describe("Total debt of the order's customer"),
    vencido_cliente: cuentaFigures.vencido,
    limite,
    saldo_al_aprobar: amount.describe(
      "The customer's debt after approval of this order, if it can be approved",
    ),
    supera_limite: z.boolean().describe('True if that debt is above the limit'),
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
          .describe('When the oldest debt fell due; null if no order caused it'),
        limite,
      }),
    ),
    saldo: amount.describe('Total debt of all these customers'),
    vencido: amount.describe('Overdue part of the debt'),
    total,
  })
  .meta({ id: 'CuentasPage' });

export const limitesSuperados = z
  .object({
    superados: z.array(
      z.object({
        usuario: pedido.shape.usuario,
        numeros: z.array(z.int()).describe("Numbers of the customer's orders among these"),
        saldo_al_aprobar: amount.describe("The customer's debt after approval of these orders"),
        limite: amount,
      }),
    ),
    vencidos: z
      .array(
        z.object({
          usuario: pedido.shape.usuario,
          numeros: z.array(z.int()).describe("Numbers of the customer's orders among these"),
          vencido: amount.describe('Part of the debt that fell due before today'),
          vencido_desde: z.iso.date().nullable().describe('When the oldest debt fell due'),
        }),
      )
      .nullish()
      .describe('Customers of these orders with an overdue debt'),
  })
  .meta({ id: 'LimitesSuperados' });

const paper = { audience: 'staff', areas: ['dinero', 'ver-precios'], query: diasQuery } as const;

export const cuentaCorrienteStaffOperations = [
  defineOperation({
    id: 'cuentaCorriente.list',
    route: 'GET /cuentas-corrientes',
    summary: 'Customers with a debt: overdue ones first, then by amount, the highest first.',
    audience: 'staff',
    areas: ['dinero', 'ver-precios'],
    query: pageQuery.extend({
      vencidas: z
        .enum(['si'], 'El filtro no es válido.')
        .exactOptional()
        .describe('Only customers with an overdue debt'),
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
      'Customers above their limit after approval of these orders, and customers with an overdue debt. The answer only warns.',
    audience: 'staff',
    areas: ['pedidos', 'ver-precios'],
    query: z.object({ pedidoIds: idList(LIMITS.pedidosPerCambio) }),
    answers: { 200: limitesSuperados },
  }),
  defineOperation({
    id: 'cuentaCorriente.get',
    route: 'GET /usuarios/{id}/cuenta-corriente',
    summary: "A customer's current account with its ledger entries, newest first.",
    audience: 'staff',
    areas: ['dinero', 'ver-precios'],
    query: cuentaCorrienteQuery,
    answers: { 200: cuentaCorriente },
    errors: ['NO_ENCONTRADO'],
  }),
  defineOperation({
    id: 'cuentaCorriente.dePedido',
    route: 'GET /pedidos/{pedido_id}/cuenta-corriente',
    summary: "The debt of an order, and its customer's total debt.",
    audience: 'staff',
    areas: ['dinero', 'ver-precios'],
    answers: { 200: cuentaDelPedido },
    errors: ['NO_ENCONTRADO'],
  }),
  defineOperation({
    id: 'cuentaCorriente.registrar',
    route: 'POST /usuarios/{id}/movimientos',
    summary:
      'Adds a payment, a credit note or an adjustment. Entries are never changed; a reversal corrects a mistake.',
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
      'Adds one payment by several means as one entry per means. If one entry is refused, none is stored.',
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
    summary: 'Reverses an entry that staff added, once, by a new entry.',
    audience: 'staff',
    areas: ['dinero', 'ver-precios'],
    answers: { 201: movimientoDelPanel },
    errors: ['NO_ENCONTRADO', 'MOVIMIENTO_REVERTIDO', 'MOVIMIENTO_NO_REVERSIBLE'],
  }),
  defineOperation({
    id: 'cuentaCorriente.condiciones',
    route: 'PATCH /usuarios/{id}/condiciones-de-pago',
    summary: "Sets a customer's payment terms.",
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
    summary: "A customer's account statement for the given days, as a PDF.",
    answers: { 200: { file: 'application/pdf' } },
    errors: ['NO_ENCONTRADO', 'CUENTA_DEMASIADO_LARGA'],
  }),
  defineOperation({
    ...paper,
    id: 'cuentaCorriente.planilla',
    route: 'GET /usuarios/{id}/cuenta-corriente/planilla',
    summary: "A customer's account statement for the given days, as a spreadsheet.",
    query: diasQuery.extend(formatoQuery.shape),
    answers: { 200: PLANILLA },
    errors: ['NO_ENCONTRADO'],
  }),
] as const;
