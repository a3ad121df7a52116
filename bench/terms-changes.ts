/** Changes of whole price lists, and the comparison of two. */
import { median, timeOf } from './lib.ts';
import { result } from './results.ts';

/** Wanted times of changes of all prices, in ms. */
const CHANGES = { preview: 1000, apply: 10_000 };

/** Measures a change of all products with the own prices of all agreements, and a change of one agreement's list. */
export async function measureChanges(url: string, token: string, condicionId: string): Promise<void> {
  const timed = async (method: 'GET' | 'POST', path: string, body?: object) => {
    const began = performance.now();
    const answer = await fetch(`${url}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body && { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const found = (await answer.json()) as { huella: string; cambio_id: string };
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(found)}`);
    return { ms: performance.now() - began, found };
  };
  const percent = { ajuste: 7, redondeo: '10', direccion: 'cercano' };
  const everything = { ...percent, forma: 'porcentaje', oferta: 'no', condiciones: 'todas' };
  const kinds = [
    ['all lists', '/precios/vista-previa', '/precios/cambios', everything],
    ['one list', `/condiciones/${condicionId}/vista-previa`, `/condiciones/${condicionId}/cambios`, percent],
  ] as const;
  for (const [name, preview, change, body] of kinds) {
    const query = new URLSearchParams(
      Object.entries(body).map(([name, value]) => [name, String(value)] as [string, string]),
    );
    const previews: number[] = [];
    let huella = '';
    for (let round = 0; round < 5; round += 1) {
      const { ms, found } = await timed('GET', `${preview}?limit=10&${query}`);
      previews.push(ms);
      huella = found.huella;
    }
    const applied = await timed('POST', change, { ...body, huella });
    const undone = await timed('POST', `/precios/cambios/${applied.found.cambio_id}/deshacer`, {});
    result(`${name}, preview of +7 %`, median(previews), { atMost: CHANGES.preview, unit: 'ms' });
    result(`${name}, +7 % applied`, applied.ms, { atMost: CHANGES.apply, unit: 'ms' });
    result(`${name}, +7 % undone`, undone.ms, { atMost: CHANGES.apply, unit: 'ms' });
  }
}

/** Wanted time of a page of a comparison, in ms. */
const COMPARISON = 1000;

/** Measures pages that compare two agreements: of all products, of those that differ, and of those with a word. */
export async function measureComparison(
  url: string,
  token: string,
  [condicionId, other]: readonly [string, string],
): Promise<void> {
  const path = `/condiciones/${condicionId}/comparacion?con=${other}&limit=10&offset=20`;
  const kinds = {
    all: '&term=',
    differing: '&term=&diferencia=distintos',
    found: '&term=almendra&diferencia=menores',
  };
  for (const [name, more] of Object.entries(kinds)) {
    const times: number[] = [];
    for (let round = 0; round < 5; round += 1) times.push(await timeOf(`${url}${path}${more}`, { token }));
    result(`two lists compared, ${name}`, median(times), { atMost: COMPARISON, unit: 'ms' });
  }
}
