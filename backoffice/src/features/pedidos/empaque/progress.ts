/**
 * What is ticked and is not with the server yet: on this device, for its account, beyond a reload and without signal.
 * Ids and figures alone: no name and no price stays in a browser.
 */
import { newId } from 'app-core/new-id';
import * as v from 'valibot';
import { panelStore } from '../../../shared/panel-store.ts';
import { EMPAQUES } from '../../../shared/session/empaques-key.ts';
import { session } from '../../../shared/session/session-store.ts';

const mark = v.object({
  /** What the order said. */
  esperada: v.number(),
  /** What was packed. */
  cantidad: v.number(),
  motivo: v.exactOptional(v.picklist(['falta', 'acordado'])),
  sin_stock: v.exactOptional(v.boolean()),
});
export type Mark = v.InferOutput<typeof mark>;

const progress = v.object({
  cuenta: v.string(),
  pedido_id: v.string(),
  /** By product. */
  marks: v.record(v.string(), mark),
  bultos: v.number(),
  /** It is done and waits to be sent, under this id, in the place of the packing that was known of. */
  envio: v.nullable(v.object({ empaque_id: v.string(), empaque_anterior: v.nullable(v.string()) })),
  /** Why the server did not take it. */
  refused: v.nullable(v.string()),
});
export type Progress = v.InferOutput<typeof progress>;

const all = panelStore<Progress[] | null>(EMPAQUES, v.nullable(v.array(progress)), null);

const isOwn = ({ cuenta }: Progress) => cuenta === session.userId();
const isOf = (pedido_id: string) => (one: Progress) => isOwn(one) && one.pedido_id === pedido_id;

/** Those of whoever is signed in. */
export const useProgress = (): readonly Progress[] => (all.use() ?? []).filter(isOwn);

/** Done, and not sent yet. */
export const waiting = (): Progress[] => (all.get() ?? []).filter((one) => isOwn(one) && one.envio);

function change(pedido_id: string, edit: (before: Progress) => Progress): void {
  const cuenta = session.userId();
  if (cuenta === null) return;
  const fresh = { cuenta, pedido_id, marks: {}, bultos: 1, envio: null, refused: null };
  all.change((now) => {
    const known = now ?? [];
    const before = known.find(isOf(pedido_id));
    return [...known.filter((one) => one !== before), edit(before ?? fresh)];
  });
}

/** Ticks, or takes a tick away; what is on its way is not touched. */
export const setMark = (pedido_id: string, producto_id: string, mark: Mark | undefined): void =>
  change(pedido_id, (before) => {
    if (before.envio) return before;
    const { [producto_id]: _, ...marks } = before.marks;
    return { ...before, refused: null, marks: mark ? { ...marks, [producto_id]: mark } : marks };
  });

export const setBultos = (pedido_id: string, bultos: number): void =>
  change(pedido_id, (before) => (before.envio ? before : { ...before, bultos }));

/** Begins where another packing ended. */
export const beginFrom = (pedido_id: string, marks: Progress['marks'], bultos: number): void =>
  change(pedido_id, (before) => ({ ...before, marks, bultos, envio: null, refused: null }));

/** From here on it is to be sent: once, under one id, however often it is tried. */
export const finish = (pedido_id: string, empaque_anterior: string | null): void =>
  change(pedido_id, (before) => ({
    ...before,
    refused: null,
    envio: before.envio ?? { empaque_id: newId(), empaque_anterior },
  }));

/** Not sent, and to be looked at again: nothing of it is lost. */
export const reopen = (pedido_id: string, refused: string | null = null): void =>
  change(pedido_id, (before) => ({ ...before, envio: null, refused }));

/** The server has it, or somebody gives it up. */
export const forgetProgress = (pedido_id: string): void =>
  all.change((now) => {
    const left = (now ?? []).filter((one) => !isOf(pedido_id)(one));
    return left.length > 0 ? left : null;
  });
