import { LIMITS } from 'api-client/backoffice';
import { z } from 'zod';
import { panelStore } from './panel-store.ts';

/** Copies of a delivery note that this computer prints. */
export const copias = panelStore('copias-de-remitos', z.int().min(1).max(LIMITS.copiasPerRemito), 1);
