import { z } from 'zod';

export const PERIODOS = ['semana', 'mes'] as const;
export type Periodo = (typeof PERIODOS)[number];

/** The dashboard's tab, in the URL. */
export const tableroSearch = z.object({ periodo: z.enum(PERIODOS).default('semana').catch('semana') });
