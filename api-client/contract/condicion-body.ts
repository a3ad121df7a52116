/** Validators of a commercial agreement that staff write. */
import { z } from 'zod';
import { id, text } from './common.ts';
import { modoIva } from './iva-fields.ts';
import { LIMITS } from './limits.ts';
import { limite, plazo } from './movimiento-body.ts';
import { montos } from './tienda.ts';
import { DIRECCIONES, REDONDEOS } from './words.ts';

const NO_AJUSTE = 'Escribe un porcentaje con hasta 2 decimales.';
const AJUSTE_RANGE = `El porcentaje va de ${LIMITS.ajusteCondicionMin} a ${LIMITS.ajusteCondicionMax}.`;

export const ajusteCondicion = z
  .number(NO_AJUSTE)
  .min(LIMITS.ajusteCondicionMin, AJUSTE_RANGE)
  .max(LIMITS.ajusteCondicionMax, AJUSTE_RANGE)
  .multipleOf(0.01, NO_AJUSTE)
  .describe('Percent on the base price; negative to lower it');
const redondeo = z
  .enum(REDONDEOS, 'El redondeo no es válido.')
  .describe('Prices are multiples of this amount in ARS');
const direccion = z.enum(DIRECCIONES, 'El redondeo no es válido.');

const NO_DESCUENTO = `El descuento va de 0 a ${LIMITS.descuentoCondicionMax} %, con hasta 2 decimales.`;
const NO_FECHA = 'La fecha no es válida.';

/** Terms that count for all products of an agreement. Each is null if the agreement leaves it to the shop. */
const generalTerms = {
  monto_minimo: montos.monto_minimo.nullable().describe("Minimum order in ARS; null for the shop's"),
  envio_gratis: montos.envio_gratis
    .nullable()
    .exactOptional()
    .describe("Order total in ARS from which shipping is free; null for the shop's"),
  descuento: z
    .number(NO_DESCUENTO)
    .min(0, NO_DESCUENTO)
    .max(LIMITS.descuentoCondicionMax, NO_DESCUENTO)
    .multipleOf(0.01, NO_DESCUENTO)
    .nullable()
    .exactOptional()
    .describe('Percent off each price of the agreement, own prices included; null for none'),
  plazo: plazo
    .nullable()
    .exactOptional()
    .describe('Days until payment, for customers without an own term; null for none'),
  limite: limite
    .nullable()
    .exactOptional()
    .describe('Debt in ARS above which staff are warned, for customers without an own limit'),
  iva: modoIva
    .nullable()
    .exactOptional()
    .describe(
      'How prices show IVA; null for the usual way: apart for a `responsable_inscripto`, included for others',
    ),
  vigente_desde: z.iso
    .date(NO_FECHA)
    .nullable()
    .exactOptional()
    .describe("First day; before it, the shop's terms count"),
  vigente_hasta: z.iso.date(NO_FECHA).nullable().exactOptional().describe('Last day; after it, the same'),
};

const reglaBody = z
  .object({
    marca_id: id('La marca no es válida.').nullable(),
    categoria_id: id('La categoría no es válida.').nullable(),
    ajuste: ajusteCondicion,
    redondeo,
    direccion,
  })
  .refine(
    ({ marca_id, categoria_id }) => marca_id === null || categoria_id === null,
    'Una regla es de una marca o de una categoría.',
  )
  .describe('For one brand, for one category, or for all products');

const targetOf = ({ marca_id, categoria_id }: { marca_id: string | null; categoria_id: string | null }) =>
  marca_id ?? categoria_id ?? 'todo';

const reglas = z
  .array(reglaBody, 'Faltan las reglas.')
  .max(LIMITS.reglasPerCondicion, `Puede haber hasta ${LIMITS.reglasPerCondicion} reglas.`)
  .refine(
    (all) => new Set(all.map(targetOf)).size === all.length,
    'Hay dos reglas para los mismos productos.',
  );

export const condicionBody = z
  .object({
    nombre: text('El nombre', LIMITS.nombreCondicion),
    ...generalTerms,
    reglas,
  })
  .refine(({ vigente_desde: desde, vigente_hasta: hasta }) => !desde || !hasta || desde <= hasta, {
    path: ['vigente_hasta'],
    message: 'La vigencia no puede terminar antes de empezar.',
  })
  .describe('A general term that is absent stays as it is')
  .meta({ id: 'CondicionBody' });
