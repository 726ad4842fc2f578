// What a schema of Postgres holds beside its rows, as the statements that make it again. They are read from inside the
// schema and run inside another, so that they name no schema.
import { sql, type Statement } from '../store.ts';

interface Definition {
  readonly text: string;
}

const IS_OF_IDENTITY = "EXISTS (SELECT 1 FROM pg_depend d WHERE d.objid = s.seqrelid AND d.deptype = 'i')";

const SEQUENCES = sql<Definition>(
  `SELECT format('CREATE SEQUENCE %s AS %s INCREMENT %s MINVALUE %s MAXVALUE %s START %s CACHE %s %s', s.seqrelid::regclass,
     s.seqtypid::regtype, s.seqincrement, s.seqmin, s.seqmax, s.seqstart, s.seqcache, CASE WHEN s.seqcycle THEN 'CYCLE' ELSE '' END) AS text
   FROM pg_sequence s JOIN pg_class t ON t.oid = s.seqrelid
   WHERE t.relnamespace = ?::regnamespace AND NOT ${IS_OF_IDENTITY}`,
);

const FUNCTIONS = sql<Definition>(
  `SELECT replace(pg_get_functiondef(p.oid), format(' %I.%I(', n.nspname, p.proname), format(' %I(', p.proname)) AS text
   FROM pg_proc p JOIN pg_namespace n ON n.oid = p.pronamespace
   WHERE n.oid = ?::regnamespace AND p.prokind <> 'a' ORDER BY p.oid`,
);

const DEFAULTS = sql<Definition>(
  `SELECT format('ALTER TABLE %s ALTER %I SET DEFAULT %s', t.oid::regclass, a.attname, pg_get_expr(d.adbin, d.adrelid)) AS text
   FROM pg_attrdef d JOIN pg_attribute a ON a.attrelid = d.adrelid AND a.attnum = d.adnum JOIN pg_class t ON t.oid = d.adrelid
   WHERE t.relnamespace = ?::regnamespace AND t.relkind = 'r' AND a.attgenerated = ''`,
);

const OWNED = `FROM pg_sequence s JOIN pg_class t ON t.oid = s.seqrelid
   LEFT JOIN pg_depend d ON d.objid = s.seqrelid AND d.deptype IN ('a', 'i') AND d.refobjsubid > 0
   LEFT JOIN pg_attribute a ON a.attrelid = d.refobjid AND a.attnum = d.refobjsubid
   WHERE t.relnamespace = ?::regnamespace`;

const OWNERS = sql<Definition>(
  `SELECT format('ALTER SEQUENCE %s OWNED BY %s.%I', s.seqrelid::regclass, d.refobjid::regclass, a.attname) AS text
   ${OWNED} AND d.deptype = 'a'`,
);

/** How far they have counted; the server names those of identities. */
const POSITIONS = sql<Definition>(
  `SELECT format('SELECT setval(%s, %s)', CASE WHEN d.objid IS NULL THEN quote_literal(s.seqrelid::regclass)
     ELSE format('pg_get_serial_sequence(%L, %L)', d.refobjid::regclass, a.attname) END,
     pg_sequence_last_value(s.seqrelid)) AS text
   ${OWNED} AND pg_sequence_last_value(s.seqrelid) IS NOT NULL`,
);

/** Under their own names; references behind the keys that they rest on. */
const CONSTRAINTS = sql<Definition>(
  `SELECT format('ALTER TABLE %s ADD CONSTRAINT %I %s', c.conrelid::regclass, c.conname, pg_get_constraintdef(c.oid, true)) AS text
   FROM pg_constraint c
   WHERE c.connamespace = ?::regnamespace AND c.conrelid <> 0 AND c.contype IN ('p', 'u', 'x', 'c', 'f')
   ORDER BY c.contype = 'f', c.conname`,
);

const INDEXES = sql<Definition>(
  `SELECT pg_get_indexdef(i.indexrelid, 0, true) AS text
   FROM pg_index i JOIN pg_class t ON t.oid = i.indexrelid
   WHERE t.relnamespace = ?::regnamespace
     AND NOT EXISTS (SELECT 1 FROM pg_constraint c WHERE c.conindid = i.indexrelid AND c.contype IN ('p', 'u', 'x'))
   ORDER BY t.relname`,
);

const VIEWS = sql<Definition>(
  `SELECT format('CREATE VIEW %s AS %s', t.oid::regclass, pg_get_viewdef(t.oid, true)) AS text
   FROM pg_class t WHERE t.relnamespace = ?::regnamespace AND t.relkind = 'v' ORDER BY t.oid`,
);

const TRIGGERS = sql<Definition>(
  `SELECT pg_get_triggerdef(g.oid, true) AS text
   FROM pg_trigger g JOIN pg_class t ON t.oid = g.tgrelid
   WHERE t.relnamespace = ?::regnamespace AND NOT g.tgisinternal ORDER BY g.tgname`,
);

/** The grants, under the name of the copy: a server can have several roles. */
export const PRIVILEGES = sql<Definition>(
  `SELECT format('GRANT %s ON %s %s TO %s%s', a.privilege_type, made.kind, made.name,
     CASE a.grantee WHEN 0 THEN 'PUBLIC' ELSE a.grantee::regrole::text END,
     CASE WHEN a.is_grantable THEN ' WITH GRANT OPTION' ELSE '' END) AS text
   FROM (SELECT relacl AS acl, relowner AS owner, CASE relkind WHEN 'S' THEN 'SEQUENCE' ELSE 'TABLE' END AS kind, oid::regclass::text AS name
         FROM pg_class WHERE relnamespace = ?::regnamespace AND relkind IN ('r', 'v', 'S')
         UNION ALL SELECT nspacl, nspowner, 'SCHEMA', quote_ident(?) FROM pg_namespace WHERE oid = ?::regnamespace) AS made,
     aclexplode(made.acl) AS a
   WHERE a.grantee <> made.owner`,
);

/** In the order of their dependencies. */
export const DEFINITIONS: readonly Statement<Definition>[] = [
  ...[FUNCTIONS, SEQUENCES, DEFAULTS, OWNERS, POSITIONS, CONSTRAINTS, INDEXES, VIEWS, TRIGGERS],
];
