import { and, desc, eq, inArray, lt, ne, type SQL, sql } from 'drizzle-orm';
import { first, one, type Queryable, type Tx } from '../../db/database.ts';
import { namesPerson, withoutSigns } from '../../db/people-search.ts';
import { jobRows, KEPT_SECONDS, MAILS } from '../../db/queues.ts';
import type { Page } from '../../shared/page.ts';

const { data, output, due } = jobRows;

/** All columns except the mail's content: a link in it opens an account. */
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

export interface CorreosFilter {
  states: readonly CorreoRow['state'][];
  term: string;
}

const matches = ({ states, term }: CorreosFilter): SQL | undefined =>
  and(
    isMail,
    // Cast the column, because its type is an enumeration and the parameters are text.
    inArray(sql`${jobRows.state}::text`, [...states]),
    term.trim() === ''
      ? undefined
      : namesPerson(
          withoutSigns(sql`concat_ws(E'\n', ${columns.nombre}, ${columns.email}, ${columns.asunto})`),
          term,
        ),
  );

/** Returns a page of mails, newest first. */
export async function findCorreos(q: Queryable, filter: CorreosFilter, { limit, offset }: Page) {
  const [rows, total] = await Promise.all([
    q
      .select(columns)
      .from(jobRows)
      .where(matches(filter))
      .orderBy(desc(jobRows.created), desc(jobRows.id))
      .limit(limit)
      .offset(offset),
    q.$count(jobRows, matches(filter)),
  ]);
  return { rows, total };
}

export const findCorreo = (q: Queryable, correoId: string): Promise<CorreoRow | undefined> =>
  first(q.select(columns).from(jobRows).where(isCorreo(correoId)));

/** Locks the mail: no other process starts or finishes it until the transaction ends. */
export const lockCorreo = (tx: Tx, correoId: string): Promise<CorreoRow | undefined> =>
  first(tx.select(columns).from(jobRows).where(isCorreo(correoId)).for('update'));

/** Deletes mails created too long ago, sent or not, regardless of later retries. */
export const purgeCorreos = (q: Queryable) =>
  q
    .delete(jobRows)
    .where(
      and(
        isMail,
        lt(jobRows.created, sql`now() - make_interval(secs => ${KEPT_SECONDS})`),
        ne(sql`${jobRows.state}::text`, 'active'),
      ),
    );

/** Makes the next try due now. */
export const makeDue = (tx: Tx, correoId: string): Promise<CorreoRow> =>
  one(tx.update(jobRows).set({ due: sql`now()` }).where(isCorreo(correoId)).returning(columns));
