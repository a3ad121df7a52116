/** Where this device keeps what was packed and is not with the server yet (features/pedidos/empaque/progress.ts). */
export const EMPAQUES = 'empaques';

/** Whether there may be something to send. */
export function mayHaveEmpaques(): boolean {
  try {
    return localStorage.getItem(EMPAQUES) !== null;
  } catch {
    return false;
  }
}
