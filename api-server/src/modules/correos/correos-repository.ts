import { and, desc, eq, inArray, lt, ne, type SQL, sql } from 'drizzle-orm';
import { first, one, type Queryable, type Tx } from '../../db/database.ts';
import { namesPerson, withoutSigns } from '../../db/people-search.ts';
import { jobRows, KEPT, MAILS } from '../../db/queues.ts';
import type { Page } from '../../shared/page.ts';

const { data, output, due } = jobRows;

/** All but what stands in the mail: a link of it opens an account. */
const columns = {
  correo_id: jobRows.id,
  queue: jobRows.name,
  state: jobRows.state,
  nombre: sql<string | null>`${data}->'to'->>'name'`,
  email: sql<string>`coalesce(${data}->'to'->>'address', ${data}->>'to', ${data}->>'email')`,
  asunto: sql<string | null>`${data}->>'subject'`,
  motivo: sql<string | null>`${output}->>'reason'`,
  hasFailed: sql<boolean>`${output} IS NOT NULL`,
  retries: jobRows.retries,
  created: jobRows.created,
  started: jobRows.started,
  due,
};

export interface CorreoRow {
  correo_id: string;
  queue: string;
  state: (typeof jobRows.$inferSelect)['state'];
  nombre: string | null;
  email: string;
  asunto: string | null;
  motivo: string | null;
  hasFailed: boolean;
  retries: number;
  created: Date;
  started: Date | null;
  due: Date;
}

const isMail = inArray(jobRows.name, MAILS);
const isCorreo = (correoId: string) => and(isMail, eq(jobRows.id, correoId));

export interface WhichCorreos {
  states: readonly CorreoRow['state'][];
  term: string;
}

const matches = ({ states, term }: WhichCorreos): SQL | undefined =>
  and(
    isMail,
    // Its column is an enumeration of its own, which a parameter's text is not.
    inArray(sql`${jobRows.state}::text`, [...states]),
    term.trim() === ''
      ? undefined
      : namesPerson(
          withoutSigns(sql`concat_ws(E'\n', ${columns.nombre}, ${columns.email}, ${columns.asunto})`),
          term,
        ),
  );

/** Newest first. */
export async function findCorreos(q: Queryable, which: WhichCorreos, { limit, offset }: Page) {
  const [rows, total] = await Promise.all([
    q
      .select(columns)
      .from(jobRows)
      .where(matches(which))
      .orderBy(desc(jobRows.created), desc(jobRows.id))
      .limit(limit)
      .offset(offset),
    q.$count(jobRows, matches(which)),
  ]);
  return { rows, total };
}

export const findCorreo = (q: Queryable, correoId: string): Promise<CorreoRow | undefined> =>
  first(q.select(columns).from(jobRows).where(isCorreo(correoId)));

/** Nobody else begins or ends it until the transaction is over. */
export const lockCorreo = (tx: Tx, correoId: string): Promise<CorreoRow | undefined> =>
  first(tx.select(columns).from(jobRows).where(isCorreo(correoId)).for('update'));

/** Takes away those that came into being too long ago, sent or not, however often they were tried again since. */
export const purgeCorreos = (q: Queryable) =>
  q
    .delete(jobRows)
    .where(
      and(
        isMail,
        lt(jobRows.created, sql`now() - make_interval(secs => ${KEPT})`),
        ne(sql`${jobRows.state}::text`, 'active'),
      ),
    );

/** Its next try is due now. */
export const makeDue = (tx: Tx, correoId: string): Promise<CorreoRow> =>
  one(tx.update(jobRows).set({ due: sql`now()` }).where(isCorreo(correoId)).returning(columns));
