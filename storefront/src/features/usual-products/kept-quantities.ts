/**
 * Choices and quantities on the page of usual products. They are kept while the tab is open, so that they survive a visit to another page.
 */
import { id, quantities } from 'app-core/cart/line';
import { storedValue } from 'app-core/stored-value';
import { useState } from 'react';
import * as v from 'valibot';
import type { Choice, Quantities } from '../../shared/picks/pick.ts';
import { sessionUserId } from '../../shared/session/session.ts';

/** Which products are chosen in place of those that are due, and which were due then. */
const eleccion = v.object({ chosen: v.array(id), wasDue: v.array(id) });

const kept = storedValue(
  'habituales',
  v.nullable(
    v.object({
      usuarioId: id,
      cantidades: quantities,
      eleccion: v.fallback(v.optional(eleccion), undefined),
    }),
  ),
  null,
  'sessionStorage',
);

/** This account's. */
function ownKept() {
  const found = kept.read();
  return found && found.usuarioId === sessionUserId() ? found : undefined;
}

function keep(
  change: { cantidades: ReadonlyMap<string, number> } | { eleccion: v.InferOutput<typeof eleccion> },
) {
  const usuarioId = sessionUserId();
  if (usuarioId === null) return;
  const before = ownKept();
  const cantidades =
    'cantidades' in change
      ? [...change.cantidades].map(([producto_id, cantidad]) => ({ producto_id, cantidad }))
      : (before?.cantidades ?? []);
  kept.write({
    usuarioId,
    cantidades,
    eleccion: 'eleccion' in change ? change.eleccion : before?.eleccion,
  });
}

const asMap = () =>
  new Map((ownKept()?.cantidades ?? []).map(({ producto_id, cantidad }) => [producto_id, cantidad]));

/** How many of each. */
export function useKeptQuantities(): Quantities {
  const [set, setSet] = useState<ReadonlyMap<string, number>>(asMap);
  const setMany = (productoId: string, cantidad: number) => {
    const now = new Map([...set, [productoId, cantidad] as const]);
    setSet(now);
    keep({ cantidades: now });
  };
  return { set, setMany };
}

/** Which are chosen: those that are due, until somebody says otherwise; and again once others are due. */
export function useKeptChoice(due: readonly string[]): Choice {
  const wasDue = due.toSorted();
  const [choice, setChoice] = useState(() => ownKept()?.eleccion);
  const current = choice && String(choice.wasDue) === String(wasDue) ? choice.chosen : due;
  return {
    chosen: new Set(current),
    choose: (chosen) => {
      const now = { chosen: [...chosen], wasDue };
      setChoice(now);
      keep({ eleccion: now });
    },
  };
}
