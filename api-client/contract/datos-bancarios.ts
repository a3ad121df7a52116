/** Bank data for transfers. Admins write it; customers see it, visitors do not. */
import { z } from 'zod';
import { optionalText } from './common.ts';
import { defineOperation } from './define.ts';
import { LIMITS } from './limits.ts';

const CBU = 'El CBU o CVU no es válido: revisa sus 22 dígitos.';
const ALIAS = `El alias tiene de ${LIMITS.aliasMin} a ${LIMITS.aliasMax} letras, números, puntos o guiones.`;

/** Weights of a CBU's two blocks, from the right (Banco Central). The last digit of each block is its check digit. */
const WEIGHTS = [3, 1, 7, 9];
const checks = (block: string) =>
  [...block]
    .reverse()
    .reduce((sum, digit, at) => sum + Number(digit) * (at === 0 ? 1 : Number(WEIGHTS[(at - 1) % 4])), 0) %
    10 ===
  0;
const isCbu = (cbu: string) => checks(cbu.slice(0, 8)) && checks(cbu.slice(8));

/** Required fields once any field is filled in. */
const NEEDED = {
  banco: 'El banco es obligatorio.',
  titular: 'El titular es obligatorio.',
  cbu: 'El CBU o CVU es obligatorio.',
} as const;

const fields = {
  banco: optionalText('El banco', LIMITS.chequeBanco),
  titular: optionalText('El titular', LIMITS.lineaLegal).describe('Owner of the bank account'),
  cbu: z
    .string(CBU)
    .trim()
    .regex(/^(?:\d{22})?$/, { error: CBU, abort: true })
    .refine((cbu) => cbu === '' || isCbu(cbu), CBU)
    .describe('22 digits'),
  alias: z
    .string(ALIAS)
    .trim()
    .regex(new RegExp(`^(?:[A-Za-z0-9.-]{${LIMITS.aliasMin},${LIMITS.aliasMax}})?$`), ALIAS),
};

export const datosBancariosBody = z
  .object(fields)
  .superRefine((datos, { addIssue }) => {
    if (Object.values(datos).every((value) => value === '')) return;
    for (const [field, message] of Object.entries(NEEDED)) {
      if (datos[field as keyof typeof NEEDED] === '') addIssue({ code: 'custom', path: [field], message });
    }
  })
  .meta({ id: 'DatosBancariosBody' });

export const datosBancarios = z
  .object({ banco: z.string(), titular: z.string(), cbu: z.string(), alias: z.string() })
  .describe(
    'Bank account for transfers. All fields are empty if the shop accepts no transfers; `alias` may be empty',
  )
  .meta({ id: 'DatosBancarios' });

export const datosBancariosOperations = [
  defineOperation({
    id: 'datosBancarios.get',
    route: 'GET /datos-bancarios',
    summary: 'Returns the bank account to which customers transfer money.',
    audience: 'customer',
    admits: ['staff'],
    areas: 'todo el personal',
    surfaces: ['storefront'],
    answers: { 200: datosBancarios },
  }),
] as const;
