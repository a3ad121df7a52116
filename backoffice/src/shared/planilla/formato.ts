import { FORMATOS_PLANILLA } from 'api-client/backoffice';
import { z } from 'zod';
import { panelStore } from '../panel-store.ts';

export type Formato = (typeof FORMATOS_PLANILLA)[number];

/** What spreadsheets come as on this computer, until somebody chooses another. */
export const chosenFormato = panelStore<Formato>('formato-planilla', z.enum(FORMATOS_PLANILLA), 'xlsx');

export const FORMATO_TEXTS: Record<Formato, string> = { xlsx: 'Excel (.xlsx)', csv: 'CSV' };
