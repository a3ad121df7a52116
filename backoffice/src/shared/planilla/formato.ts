import { FORMATOS_PLANILLA } from 'api-client/backoffice';
import { z } from 'zod';
import { panelStore } from '../panel-store.ts';

export type Formato = (typeof FORMATOS_PLANILLA)[number];

/** The last chosen format on this computer. */
export const lastFormato = panelStore<Formato>('formato-planilla', z.enum(FORMATOS_PLANILLA), 'xlsx');

export const FORMATO_TEXTS: Record<Formato, string> = { xlsx: 'Excel (.xlsx)', csv: 'CSV' };
