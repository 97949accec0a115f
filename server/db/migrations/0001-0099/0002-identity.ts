import { type Kysely, sql } from 'kysely';

/** The embedded identity provider's accounts, keys and sessions (AUTH-10). */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('identity_accounts')
    .addColumn('id', 'uuid', (column) => column.primaryKey())
    .addColumn('email', 'text', (column) => column.notNull().unique())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('roles', sql`text[]`, (column) => column.notNull())
    .addColumn('password_hash', 'text', (column) => column.notNull())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .execute();
  await database.schema
    .createTable('identity_keys')
    .addColumn('purpose', 'text', (column) => column.primaryKey())
    .addColumn('key', 'jsonb', (column) => column.notNull())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .execute();
  await createRecords(database);
  await createFailures(database);
}

/** Undoes `up`; every session of the embedded provider ends. */
export async function down(database: Kysely<unknown>): Promise<void> {
  for (const table of [
    'identity_failures',
    'identity_records',
    'identity_keys',
    'identity_accounts',
  ]) {
    await database.schema.dropTable(table).execute();
  }
}

async function createRecords(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('identity_records')
    .addColumn('model', 'text', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('payload', 'jsonb', (column) => column.notNull())
    .addColumn('grant_id', 'text')
    .addColumn('uid', 'text')
    .addColumn('user_code', 'text')
    .addColumn('consumed_at', 'timestamptz')
    .addColumn('expires_at', 'timestamptz')
    .addPrimaryKeyConstraint('identity_records_pkey', ['model', 'id'])
    .execute();
  for (const column of ['grant_id', 'uid', 'user_code']) {
    await database.schema
      .createIndex(`identity_records_${column}`)
      .on('identity_records')
      .column(column)
      .where(sql.ref(column), 'is not', null)
      .execute();
  }
  await database.schema
    .createIndex('identity_records_expires_at')
    .on('identity_records')
    .column('expires_at')
    .execute();
}

async function createFailures(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('identity_failures')
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('failed_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .execute();
  await database.schema
    .createIndex('identity_failures_key')
    .on('identity_failures')
    .columns(['key', 'failed_at'])
    .execute();
}
