import { storedValue } from 'app-core/stored-value';
import * as v from 'valibot';

/** Where this device keeps what was packed and is not with the server yet (features/pedidos/empaque/progress.ts). */
export const EMPAQUES = 'empaques';

const stored = storedValue(EMPAQUES, v.unknown(), null);

/** Whether there may be something to send. */
export const mayHaveEmpaques = (): boolean => stored.read() !== null;
