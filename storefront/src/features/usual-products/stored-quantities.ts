/**
 * Choices and quantities on the page of usual products. The tab's session storage keeps them, so that they survive a
 * visit to another page.
 */
import { id, quantities } from 'app-core/cart/line';
import { storedValue } from 'app-core/stored-value';
import { useState } from 'react';
import * as v from 'valibot';
import type { Choice, Quantities } from '../../shared/picks/pick.ts';
import { sessionUserId } from '../../shared/session/session.ts';

/** The user's choice of products, and the products that were due at the time of the choice. */
const eleccion = v.object({ chosen: v.array(id), wasDue: v.array(id) });

const storedQuantities = storedValue(
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

/** Returns the stored values of the current account. */
function readOwn() {
  const found = storedQuantities.read();
  return found && found.usuarioId === sessionUserId() ? found : undefined;
}

function store(
  change: { cantidades: ReadonlyMap<string, number> } | { eleccion: v.InferOutput<typeof eleccion> },
) {
  const usuarioId = sessionUserId();
  if (usuarioId === null) return;
  const before = readOwn();
  const cantidades =
    'cantidades' in change
      ? [...change.cantidades].map(([producto_id, cantidad]) => ({ producto_id, cantidad }))
      : (before?.cantidades ?? []);
  storedQuantities.write({
    usuarioId,
    cantidades,
    eleccion: 'eleccion' in change ? change.eleccion : before?.eleccion,
  });
}

const asMap = () =>
  new Map((readOwn()?.cantidades ?? []).map(({ producto_id, cantidad }) => [producto_id, cantidad]));

/** Returns the quantities that the user set, and a setter that stores them. */
export function useStoredQuantities(): Quantities {
  const [set, setSet] = useState<ReadonlyMap<string, number>>(asMap);
  const setMany = (productoId: string, cantidad: number) => {
    const now = new Map([...set, [productoId, cantidad] as const]);
    setSet(now);
    store({ cantidades: now });
  };
  return { set, setMany };
}

/** Returns the chosen products. Default: the due products; the default applies again when other products become due. */
export function useStoredChoice(due: readonly string[]): Choice {
  const wasDue = due.toSorted();
  const [choice, setChoice] = useState(() => readOwn()?.eleccion);
  const current = choice && String(choice.wasDue) === String(wasDue) ? choice.chosen : due;
  return {
    chosen: new Set(current),
    choose: (chosen) => {
      const now = { chosen: [...chosen], wasDue };
      setChoice(now);
      store({ eleccion: now });
    },
  };
}
