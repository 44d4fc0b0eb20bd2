import { type Kysely, sql } from 'kysely';
import { bytesColumn, type DatabaseKind, wholeColumn } from '../dialect.ts';
import { addSequenceTable, createIndex, createTable } from './table.ts';

/** Tenants, catalogue, circulation and what every node shares. What the columns mean stands in db/schema/. */
export async function foundation(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
  await createTenants(db);
  await createCatalogue(db, kind);
  await createCirculation(db, kind);
  await createSessions(db);
  await createJobs(db, kind);
  await createStaff(db);
}

async function createTenants(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'tenant', ['id'], {
    id: 'text',
    mapping_path: 'text',
    settings: 'text',
    settings_revision: 'integer',
    created_at: 'text',
  });
  await createIndex(db, 'tenant', ['mapping_path'], { unique: true });
  await createTable(db, 'library', ['tenant_id', 'code'], {
    tenant_id: 'text',
    code: 'text',
    names: 'text',
    addresses: 'text',
    opening_hours: 'text',
    position: 'integer',
  });
  await createTable(db, 'location', ['tenant_id', 'code'], {
    tenant_id: 'text',
    code: 'text',
    library_code: 'text',
    names: 'text',
    reference_only: 'integer',
    position: 'integer',
  });
  await createTable(db, 'popular_search', ['tenant_id', 'search_key', 'caller_hash', 'day'], {
    tenant_id: 'text',
    search_key: 'text',
    search_text: 'text',
    caller_hash: 'text',
    day: 'text',
  });
  await createIndex(db, 'popular_search', ['tenant_id', 'day']);
}

async function createCatalogue(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
  await createTable(db, 'bib', ['id'], {
    id: 'text',
    tenant_id: 'text',
    source: 'text',
    control_number: 'text',
    bib: 'text',
    title: 'text',
    author: 'text',
    doc_type: 'text',
    'year?': 'integer',
    content_hash: 'text',
    mapping_version: 'integer',
    suppressed: 'integer',
    created_at: 'text',
    updated_at: 'text',
  });
  await createIndex(db, 'bib', ['tenant_id', 'source', 'control_number'], { unique: true });
  await createIndex(db, 'bib', ['tenant_id', 'created_at', 'id']);
  await createTable(db, 'bib_source', ['bib_id'], {
    bib_id: 'text',
    tenant_id: 'text',
    raw: bytesColumn(kind),
    format: 'text',
    encoding: 'text',
    flavour: 'text',
    item_profile: 'text',
  });
  await createTable(db, 'item', ['id'], {
    id: 'text',
    tenant_id: 'text',
    bib_id: 'text',
    barcode: 'text',
    library_code: 'text',
    location_code: 'text',
    call_number: 'text',
    volume: 'text',
    copy_number: 'text',
    item_type: 'text',
    status: 'text',
    recalled: 'integer',
    shelf: 'text',
    created_at: 'text',
    updated_at: 'text',
  });
  await createIndex(db, 'item', ['tenant_id', 'barcode'], { unique: true });
  await createIndex(db, 'item', ['tenant_id', 'bib_id']);
  await createTable(db, 'import_run', ['id'], {
    id: 'text',
    tenant_id: 'text',
    source: 'text',
    file_name: 'text',
    file_size: wholeColumn(kind),
    file_version: 'text',
    records_done: 'integer',
    state: 'text',
    counts: 'text',
    started_at: 'text',
    updated_at: 'text',
  });
  await createIndex(db, 'import_run', ['tenant_id', 'source']);
}

async function createCirculation(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
  await createTable(db, 'patron_group', ['tenant_id', 'code'], {
    tenant_id: 'text',
    code: 'text',
    names: 'text',
    'max_loans?': 'integer',
  });
  await createTable(db, 'item_type', ['tenant_id', 'code'], {
    tenant_id: 'text',
    code: 'text',
    names: 'text',
  });
  await createTable(db, 'loan_rule', ['tenant_id', 'patron_group', 'item_type'], {
    tenant_id: 'text',
    patron_group: 'text',
    item_type: 'text',
    loanable: 'integer',
    loan_days: 'integer',
    renew_days: 'integer',
    max_renewals: 'integer',
    'max_loans?': 'integer',
    fine_per_day: 'integer',
    fine_cap: 'integer',
  });
  await createTable(db, 'closed_day', ['tenant_id', 'library_code', 'day'], {
    tenant_id: 'text',
    library_code: 'text',
    day: 'text',
  });
  await createTable(db, 'patron', ['id'], {
    id: 'text',
    tenant_id: 'text',
    primary_id: 'text',
    name: 'text',
    patron_group: 'text',
    library_code: 'text',
    status: 'text',
    'expires_on?': 'text',
    email: 'text',
    email_verified: 'integer',
    phone: 'text',
    phone_verified: 'integer',
    picture_file: 'text',
    expert: 'integer',
    password_hash: 'text',
    'password_changed_at?': 'text',
    must_change_password: 'integer',
    tour_seen: 'integer',
    pda_rule_seen: 'integer',
    created_at: 'text',
    updated_at: 'text',
  });
  await createIndex(db, 'patron', ['tenant_id', 'primary_id'], { unique: true });
  await createTable(db, 'guarantee', ['guaranteed_id'], {
    tenant_id: 'text',
    guarantor_id: 'text',
    guaranteed_id: 'text',
    created_at: 'text',
  });
  await createIndex(db, 'guarantee', ['guarantor_id']);
  await createTable(db, 'loan', ['id'], {
    id: 'text',
    tenant_id: 'text',
    patron_id: 'text',
    item_id: 'text',
    bib_id: 'text',
    library_code: 'text',
    checked_out_at: 'text',
    due_date: 'text',
    'returned_at?': 'text',
    renewals: 'integer',
    'last_renewed_at?': 'text',
  });
  // One open loan for an item, whatever happens at once.
  await createIndex(db, 'loan', ['item_id'], { unique: true, where: sql<boolean>`returned_at is null` });
  await createIndex(db, 'loan', ['patron_id', 'returned_at']);
  await createIndex(db, 'loan', ['bib_id', 'checked_out_at']);
  await createIndex(db, 'loan', ['tenant_id', 'checked_out_at']);
  await createTable(db, 'hold', ['id'], {
    id: 'text',
    tenant_id: 'text',
    patron_id: 'text',
    bib_id: 'text',
    'item_id?': 'text',
    pickup_library: 'text',
    status: 'text',
    placed_at: 'text',
    'ready_until?': 'text',
  });
  await createIndex(db, 'hold', ['bib_id', 'status']);
  await createIndex(db, 'hold', ['patron_id', 'status']);
  await createTable(db, 'fine_entry', ['id'], {
    id: 'text',
    tenant_id: 'text',
    patron_id: 'text',
    'loan_id?': 'text',
    kind: 'text',
    amount: wholeColumn(kind),
    currency: 'text',
    note: 'text',
    posted_at: 'text',
  });
  await createIndex(db, 'fine_entry', ['patron_id']);
}

async function createSessions(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'session', ['token_hash'], {
    token_hash: 'text',
    tenant_id: 'text',
    actor_kind: 'text',
    actor_id: 'text',
    created_at: 'text',
    expires_at: 'text',
    'revoked_at?': 'text',
  });
  await createIndex(db, 'session', ['actor_id']);
  await createIndex(db, 'session', ['expires_at']);
  await createTable(db, 'captcha', ['id'], {
    id: 'text',
    tenant_id: 'text',
    answer: 'text',
    expires_at: 'text',
  });
  await createTable(db, 'verification_code', ['id'], {
    id: 'text',
    tenant_id: 'text',
    subject: 'text',
    purpose: 'text',
    code_hash: 'text',
    expires_at: 'text',
  });
  await createTable(db, 'attempt_counter', ['tenant_id', 'kind', 'subject'], {
    tenant_id: 'text',
    kind: 'text',
    subject: 'text',
    count: 'integer',
    window_ends_at: 'text',
  });
  await createTable(db, 'rate_counter', ['bucket'], { bucket: 'text', count: 'integer', expires_at: 'text' });
  await createTable(db, 'idempotency', ['tenant_id', 'actor_id', 'call_path', 'key'], {
    tenant_id: 'text',
    actor_id: 'text',
    call_path: 'text',
    key: 'text',
    request_hash: 'text',
    'response?': 'text',
    created_at: 'text',
    expires_at: 'text',
  });
}

async function createJobs(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
  await createTable(db, 'job', ['id'], {
    id: 'text',
    'tenant_id?': 'text',
    kind: 'text',
    payload: 'text',
    'unique_key?': 'text',
    state: 'text',
    run_at: 'text',
    attempts: 'integer',
    max_attempts: 'integer',
    'lease_owner?': 'text',
    'lease_until?': 'text',
    'last_error?': 'text',
    created_at: 'text',
    'finished_at?': 'text',
  });
  await createIndex(db, 'job', ['kind', 'unique_key'], {
    unique: true,
    where: sql<boolean>`state in ('waiting', 'running')`,
  });
  await createIndex(db, 'job', ['state', 'run_at']);
  await addSequenceTable(db, kind, 'outbox_event', {
    tenant_id: 'text',
    topic: 'text',
    subject_id: 'text',
    created_at: 'text',
  });
  await createTable(db, 'lease', ['name'], { name: 'text', owner: 'text', until: 'text' });
}

async function createStaff(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'staff_member', ['id'], {
    id: 'text',
    tenant_id: 'text',
    account: 'text',
    name: 'text',
    password_hash: 'text',
    active: 'integer',
    created_at: 'text',
  });
  await createIndex(db, 'staff_member', ['tenant_id', 'account'], { unique: true });
  await createTable(db, 'role', ['id'], { id: 'text', tenant_id: 'text', name: 'text' });
  await createIndex(db, 'role', ['tenant_id', 'name'], { unique: true });
  await createTable(db, 'role_permission', ['role_id', 'permission'], {
    role_id: 'text',
    tenant_id: 'text',
    permission: 'text',
  });
  await createTable(db, 'staff_role', ['staff_id', 'role_id'], {
    staff_id: 'text',
    role_id: 'text',
    tenant_id: 'text',
  });
  await createTable(db, 'audit_entry', ['id'], {
    id: 'text',
    tenant_id: 'text',
    staff_id: 'text',
    action: 'text',
    subject: 'text',
    details: 'text',
    at: 'text',
  });
  await createIndex(db, 'audit_entry', ['tenant_id', 'at']);
}
