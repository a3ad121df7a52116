import { withClient } from './rows-of.ts';

/** Objects of extensions belong to the extension. */
const OWN = "NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = o.oid AND d.deptype = 'e')";

/** One row per object: its kind, its name, and all that defines the object. Comments and spaces in functions do not count. */
const DEFINITIONS = `
  SELECT 'extension' AS kind, extname::text AS name, extversion AS definition FROM pg_extension
  UNION ALL SELECT 'collation', collname::text, (to_jsonb(o) - '{oid,collowner}'::text[])::text
  FROM pg_collation o WHERE collnamespace = 'public'::regnamespace
  UNION ALL SELECT 'relation', oid::regclass::text, row(relkind, relpersistence, reloptions, relacl, relowner::regrole)::text
  FROM pg_class o WHERE relnamespace = 'public'::regnamespace AND ${OWN}
  UNION ALL SELECT 'column', attrelid::regclass || ' ' || row_number() OVER (PARTITION BY attrelid ORDER BY attnum),
    row(attname, format_type(atttypid, atttypmod), attnotnull, attidentity, attgenerated, attcollation::regcollation,
      attstattarget, pg_get_expr(adbin, adrelid))::text
  FROM pg_attribute a JOIN pg_class o ON o.oid = attrelid
  LEFT JOIN pg_attrdef ON (adrelid, adnum) = (attrelid, attnum)
  WHERE relnamespace = 'public'::regnamespace AND attnum > 0 AND NOT attisdropped AND ${OWN}
  UNION ALL SELECT 'constraint', conrelid::regclass || ' ' || conname, row(pg_get_constraintdef(oid), convalidated)::text
  FROM pg_constraint o WHERE connamespace = 'public'::regnamespace AND ${OWN}
  UNION ALL SELECT 'index', indexrelid::regclass::text, row(pg_get_indexdef(indexrelid), indisvalid)::text
  FROM pg_index JOIN pg_class o ON o.oid = indrelid WHERE relnamespace = 'public'::regnamespace
  UNION ALL SELECT 'sequence', seqrelid::regclass::text, row(seqtypid::regtype, seqstart, seqincrement, seqmax, seqmin, seqcycle,
    (SELECT refobjid::regclass || ' ' || refobjsubid FROM pg_depend WHERE objid = seqrelid AND deptype IN ('a', 'i')))::text
  FROM pg_sequence
  UNION ALL SELECT 'function', oid::regprocedure::text, row(proacl, proowner::regrole, regexp_replace(
    regexp_replace(pg_get_functiondef(oid), '--[^\\n]*', '', 'g'), '\\s+', ' ', 'g'))::text
  FROM pg_proc o WHERE pronamespace = 'public'::regnamespace AND ${OWN}
  UNION ALL SELECT 'trigger', tgrelid::regclass || ' ' || tgname, row(pg_get_triggerdef(oid), tgenabled)::text
  FROM pg_trigger o WHERE NOT tgisinternal
  UNION ALL SELECT 'schema', nspname::text, nspacl::text FROM pg_namespace WHERE nspname = 'public'
  UNION ALL SELECT 'default privileges', defaclnamespace::regnamespace || ' ' || defaclobjtype::text, defaclacl::text
  FROM pg_default_acl
  ORDER BY 1, 2`;

/** Returns the schema of the database at `url`, one line per object: two databases with equal lines behave the same. */
export const schemaOf = (url: string): Promise<string[]> =>
  withClient(url, async (client) => {
    const { rows } = await client.query<Record<string, string>>(DEFINITIONS);
    return rows.map(({ kind, name, definition }) => `${kind} ${name}: ${definition}`);
  });
