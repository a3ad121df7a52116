import type { OperationOf } from 'api-client/contract';
import { toPesos } from 'api-client/contract/money';
import type { z } from 'zod';
import type { CostViewer } from '../../http/cost-viewer.ts';

type Costo = z.input<OperationOf<'costos.get'>['answers'][200]>;

interface Row {
  costo: number | null;
  version: number;
}

/** It takes the proof that whoever reads it may. */
export const toCosto = ({ costo, version }: Row, _viewer: CostViewer): Costo => ({
  costo: costo === null ? null : toPesos(costo),
  version,
});

/** What the trail keeps of a change; admins alone read it. */
export const keptCosto = ({ costo }: Pick<Row, 'costo'>) => ({
  costo: costo === null ? null : toPesos(costo),
});
