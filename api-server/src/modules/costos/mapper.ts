import type { OperationOf } from 'api-client/contract';
import { toPesos } from 'api-client/contract/money';
import type { z } from 'zod';
import type { CostViewer } from '../../http/actor.ts';

type Costo = z.input<OperationOf<'costos.get'>['answers'][200]>;

interface Row {
  costo: number | null;
  version: number;
}

/** The `CostViewer` proves that the reader may see costs. */
export const toCosto = ({ costo, version }: Row, _viewer: CostViewer): Costo => ({
  costo: costo === null ? null : toPesos(costo),
  version,
});

/** Returns the fields that the audit log compares; only admins read them. */
export const toAuditFields = ({ costo }: Pick<Row, 'costo'>) => ({
  costo: costo === null ? null : toPesos(costo),
});
