-- The embedded database of the previous release: its tables, a record that an owner has edited, enquiries with
-- sent and pending notifications. A release that changes the tables updates this file with the output of
-- `SELECT sql FROM sqlite_master` of the previous one.
PRAGMA user_version = 1;
CREATE TABLE page_seo (
  path TEXT NOT NULL PRIMARY KEY,
  title TEXT CHECK (title <> ''),
  description TEXT,
  author TEXT,
  image_url TEXT,
  twitter_site TEXT
) STRICT;
CREATE TABLE enquiries (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  idempotency_key TEXT NOT NULL UNIQUE,
  created_at TEXT NOT NULL,
  told_at TEXT,
  tell_at INTEGER,
  tell_tries INTEGER NOT NULL DEFAULT 0,
  name TEXT NOT NULL DEFAULT '', email TEXT NOT NULL DEFAULT '', phone TEXT NOT NULL DEFAULT '',
  company TEXT NOT NULL DEFAULT '', message TEXT NOT NULL DEFAULT '', form_type TEXT NOT NULL DEFAULT '',
  utm_source TEXT NOT NULL DEFAULT '', utm_medium TEXT NOT NULL DEFAULT '',
  utm_campaign TEXT NOT NULL DEFAULT '', utm_term TEXT NOT NULL DEFAULT '',
  utm_content TEXT NOT NULL DEFAULT '', referrer TEXT NOT NULL DEFAULT '',
  entry_page TEXT NOT NULL DEFAULT '', last_page TEXT NOT NULL DEFAULT '',
  webhook_at INTEGER, webhook_tries INTEGER NOT NULL DEFAULT 0, webhook_told_at TEXT,
  junk TEXT NOT NULL DEFAULT ''
) STRICT;
CREATE INDEX enquiries_to_tell ON enquiries (tell_at) WHERE told_at IS NULL AND tell_at IS NOT NULL;
CREATE INDEX enquiries_to_post ON enquiries (webhook_at)
  WHERE webhook_told_at IS NULL AND webhook_at IS NOT NULL;
CREATE TABLE seed (hash TEXT NOT NULL) STRICT;
CREATE TABLE heartbeat (id INTEGER PRIMARY KEY, load BLOB NOT NULL) STRICT;

INSERT INTO page_seo (path, title, description) VALUES ('/contact', 'Ours', 'Changed by its owner.');
INSERT INTO seed (hash) VALUES ('of the seed before');
INSERT INTO enquiries (idempotency_key, created_at, told_at, tell_at, tell_tries, name, message) VALUES
  ('told-before', '2026-01-31T10:00:00.000Z', '2026-01-31T10:00:01.000Z', NULL, 1, 'Ann', 'We need a shop.'),
  -- No further attempts until the next start.
  ('waits-for-mail', '2026-02-01T10:00:00.000Z', NULL, 9007199254740991, 5, 'Ben', 'We need an app.');
INSERT INTO enquiries (idempotency_key, created_at, webhook_at, name, message) VALUES
  ('waits-for-webhook', '2026-02-01T11:00:00.000Z', 1769943600000, 'Cy', 'We need a chat.');
