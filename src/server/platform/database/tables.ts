interface Uses {
  /** Each table has exactly one owner. */
  owns?: readonly string[];
  /** Tables owned by other folders. */
  reads?: readonly string[];
  /** Tables owned by other folders in which this one adds, changes or removes rows. */
  writes?: readonly string[];
}

/**
 * Which tables each folder of the server uses. A change to a table concerns its owner and every folder that lists it here.
 * `scripts/tables.mjs` compares this with the migrations and the queries; nothing reads it at run time.
 */
export const tables: Record<string, Uses> = {
  'features/accounts': {
    owns: [
      'person',
      'session',
      'credential',
      'verification',
      'mailed_link',
      'known_device',
      'departed_person',
      'authenticator',
      'recovery_code',
      'passkey',
      'pending_log_in',
      'passkey_challenge',
    ],
  },
  'features/audit': { owns: ['audit_entry'], reads: ['person'] },
  'features/analytics': {
    owns: [
      'event_apart',
      'ingest_minute',
      'presentation_view',
      'insight_day',
      'owner_day',
      'view_link_gone',
      'rollup_state',
      'client_error',
    ],
    reads: ['presentation', 'presentation_version', 'presentation_right', 'view_link', 'view_link_visit', 'pdf_purchase'],
    // The number of views of each presentation; a trigger counts likes.
    writes: ['presentation_tally'],
  },
  'features/conversions': { owns: ['pdf_export'], reads: ['pdf_purchase'] },
  'features/curation': { owns: ['presentation_curation'], reads: ['person', 'presentation'] },
  'features/demo': { owns: ['site_fact'] },
  'features/discovery': {
    owns: ['presentation_search'],
    reads: ['person', 'presentation', 'presentation_version', 'presentation_manifest', 'presentation_tally', 'presentation_curation'],
  },
  'features/imports': {
    owns: ['upload', 'import'],
    reads: ['presentation', 'presentation_version', 'presentation_manifest', 'folder'],
  },
  'features/likes': { owns: ['presentation_like', 'presentation_tally'], reads: ['person', 'presentation'] },
  'features/pdf-access': { owns: ['pdf_purchase', 'payment_event'], reads: ['person', 'presentation'] },
  'features/pictures': {
    owns: ['presentation_manifest', 'presentation_file', 'preparation'],
    reads: ['presentation', 'presentation_version', 'draft_change', 'asset_upload'],
  },
  'features/presentations': {
    owns: [
      'presentation',
      'presentation_version',
      'presentation_right',
      'folder',
      'draft',
      'draft_change',
      'draft_client',
      'asset_upload',
      'content_file',
    ],
    reads: ['presentation_tally', 'presentation_curation', 'presentation_manifest'],
  },
  'features/site': { owns: ['contact_message'] },
  'features/view-links': { owns: ['view_link', 'view_link_visit'], reads: ['presentation'] },

  'platform/database': { owns: ['migration'] },
  'platform/events': { owns: ['event', 'event_era', 'event_late'] },
  'platform/flags': { owns: ['feature_flag'] },
  'platform/payments': { owns: ['test_checkout'] },
  // All tables that pg-boss creates in its own schema.
  'platform/queue': { owns: ['pgboss.*'] },
};
