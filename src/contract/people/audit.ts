/** Everything the audit log tells of, by group. Adding a kind: here, its text (`activity.kind.…`), and a call of `AuditTrail.add`. */
export const auditKinds = {
  access: ['login.done', 'login.failed', 'logout.done', 'session.ended', 'reauthenticated', 'recovery-code.used', 'access.refused'],
  account: [
    'account.made',
    'address.confirmed',
    'password.changed',
    'password.reset-asked',
    'password.reset',
    'email.changed',
    'second-factor.on',
    'second-factor.off',
    'passkey.added',
    'passkey.removed',
    'recovery-codes.made',
    'data.exported',
    'account.deleted',
  ],
  roles: ['role.given', 'role.taken', 'right.given', 'right.taken'],
  refunds: ['refund.made'],
  publishing: [
    'presentation.public',
    'presentation.reusable',
    'presentation.unlisted',
    'presentation.private',
    'presentation.trashed',
    'presentation.restored',
    'presentation.deleted',
    'presentation.tagged',
    'presentation.untagged',
    'copies.allowed',
    'copies.ended',
    'link.made',
    'link.revoked',
  ],
} as const;

export type AuditGroup = keyof typeof auditKinds;
export type AuditKind = (typeof auditKinds)[AuditGroup][number];

export const auditGroups = Object.keys(auditKinds) as AuditGroup[];

export const auditPaths = {
  activity: '/settings/activity/',
  audit: '/operator/audit/',
  auditCsv: '/operator/audit.csv',
} as const;

/** Who did it. `staff`: somebody with a role on this site, who is not named to others. `gone`: an account that was deleted. */
export type AuditActor = { is: 'you' | 'visitor' | 'staff' | 'gone' | 'command' | 'job' } | { is: 'person'; name: string; address: string };

export interface AuditEntry {
  id: string;
  /** ISO 8601. */
  at: string;
  kind: AuditKind;
  /** What or whom it concerns, in the reader's language. */
  about: string | null;
  actor: AuditActor;
  /** "Firefox on Linux"; null if it is not the reader's to know. */
  device: string | null;
  /** The country, if known, and the shortened address. */
  place: string | null;
}

/** As administrators see it. */
export interface OperatorAuditEntry extends AuditEntry {
  person: { name: string; address: string } | null;
}

export interface AuditFilter {
  group: AuditGroup | null;
  /** An e-mail address or a username, as entered. */
  person: string;
  /** Days as YYYY-MM-DD, in UTC, both included; empty: no limit. */
  from: string;
  to: string;
}

/** Addresses of the neighbouring pages; null at either end. */
export interface AuditPaging {
  newer: string | null;
  older: string | null;
}
