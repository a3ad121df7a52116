/** How many of each somebody has set, for as long as this tab is open: whoever looks elsewhere comes back to them. */
import { id, quantities } from 'app-core/cart/line';
import { storedValue } from 'app-core/stored-value';
import { useState } from 'react';
import * as v from 'valibot';
import type { Quantities } from '../../shared/picks/pick.ts';
import { sessionUserId } from '../../shared/session/session.ts';

const kept = storedValue(
  'habituales',
  v.nullable(v.object({ usuarioId: id, cantidades: quantities })),
  null,
  'sessionStorage',
);

/** This account's. */
function keptQuantities(): ReadonlyMap<string, number> {
  const found = kept.read();
  if (!found || found.usuarioId !== sessionUserId()) return new Map();
  return new Map(found.cantidades.map(({ producto_id, cantidad }) => [producto_id, cantidad]));
}

function keepQuantities(now: ReadonlyMap<string, number>): void {
  const usuarioId = sessionUserId();
  if (usuarioId === null) return;
  const cantidades = [...now].map(([producto_id, cantidad]) => ({ producto_id, cantidad }));
  kept.write({ usuarioId, cantidades });
}

export function useKeptQuantities(): Quantities {
  const [set, setSet] = useState(keptQuantities);
  const setMany = (productoId: string, cantidad: number) => {
    const now = new Map([...set, [productoId, cantidad] as const]);
    setSet(now);
    keepQuantities(now);
  };
  return { set, setMany };
}
