/**
 * Packing progress that the server does not have yet, stored per device and account; survives reloads and
 * works offline. Only ids and numbers are stored, no names or prices.
 */
import { newId } from 'app-core/new-id';
import * as v from 'valibot';
import { panelStore } from '../../../shared/panel-store.ts';
import { session } from '../../../shared/session/access.ts';
import { EMPAQUES } from '../../../shared/session/stored-work.ts';

const mark = v.object({
  /** The ordered quantity. */
  esperada: v.number(),
  /** The packed quantity. */
  cantidad: v.number(),
  motivo: v.exactOptional(v.picklist(['falta', 'acordado', 'peso'])),
  sin_stock: v.exactOptional(v.boolean()),
});
export type Mark = v.InferOutput<typeof mark>;

const progress = v.object({
  cuenta: v.string(),
  pedido_id: v.string(),
  /** By product id. */
  marks: v.record(v.string(), mark),
  bultos: v.number(),
  /** Set when packing is finished: the id of the new packing, and of the known packing that it replaces. */
  envio: v.nullable(v.object({ empaque_id: v.string(), empaque_anterior: v.nullable(v.string()) })),
  /** Why the server refused the packing. */
  refused: v.nullable(v.string()),
});
export type Progress = v.InferOutput<typeof progress>;

const progressStore = panelStore<Progress[] | null>(EMPAQUES, v.nullable(v.array(progress)), null);

const isOwn = ({ cuenta }: Progress) => cuenta === session.userId();
const isOf = (pedido_id: string) => (one: Progress) => isOwn(one) && one.pedido_id === pedido_id;

/** Returns the progress of the current account. */
export const useProgress = (): readonly Progress[] => (progressStore.use() ?? []).filter(isOwn);

/** Returns finished packings that were not sent yet. */
export const unsentPackings = (): Progress[] =>
  (progressStore.get() ?? []).filter((one) => isOwn(one) && one.envio);

function change(pedido_id: string, edit: (before: Progress) => Progress): void {
  const cuenta = session.userId();
  if (cuenta === null) return;
  const fresh = { cuenta, pedido_id, marks: {}, bultos: 1, envio: null, refused: null };
  progressStore.change((now) => {
    const stored = now ?? [];
    const before = stored.find(isOf(pedido_id));
    return [...stored.filter((one) => one !== before), edit(before ?? fresh)];
  });
}

/** Sets or removes a tick; a packing that is being sent does not change. */
export const setMark = (pedido_id: string, producto_id: string, mark: Mark | undefined): void =>
  change(pedido_id, (before) => {
    if (before.envio) return before;
    const { [producto_id]: _, ...marks } = before.marks;
    return { ...before, refused: null, marks: mark ? { ...marks, [producto_id]: mark } : marks };
  });

export const setBultos = (pedido_id: string, bultos: number): void =>
  change(pedido_id, (before) => (before.envio ? before : { ...before, bultos }));

/** Starts from an earlier packing. */
export const startFromPacking = (pedido_id: string, marks: Progress['marks'], bultos: number): void =>
  change(pedido_id, (before) => ({ ...before, marks, bultos, envio: null, refused: null }));

/** Marks the packing to be sent, with one id for all retries. */
export const finishPacking = (pedido_id: string, empaque_anterior: string | null): void =>
  change(pedido_id, (before) => ({
    ...before,
    refused: null,
    envio: before.envio ?? { empaque_id: newId(), empaque_anterior },
  }));

/** Returns an unsent packing to editing, with its ticks. */
export const reopenPacking = (pedido_id: string, refused: string | null = null): void =>
  change(pedido_id, (before) => ({ ...before, envio: null, refused }));

/** Removes the progress once the server has it, or the user discards it. */
export const forgetProgress = (pedido_id: string): void =>
  progressStore.change((now) => {
    const remaining = (now ?? []).filter((one) => !isOf(pedido_id)(one));
    return remaining.length > 0 ? remaining : null;
  });
