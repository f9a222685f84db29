/** For those who edit a presentation. Apart from the others, so that no other page carries them. */
export const draftRoutes = {
  draft: '/api/v4/presentation/:oid/draft/',
  changes: '/api/v4/presentation/:oid/changes/',
  title: '/api/v4/presentation/:oid/title/',
  versions: '/api/v4/presentation/:oid/versions/',
  version: '/api/v4/presentation/:oid/versions/:number/',
  versionName: '/api/v4/presentation/:oid/versions/:number/name/',
  versionRestore: '/api/v4/presentation/:oid/versions/:number/restore/',
  publish: '/api/v4/presentation/:oid/publish/',
  assets: '/api/v4/presentation/:oid/assets/',
  asset: '/api/v4/presentation/:oid/assets/:name',
  assetFrom: '/api/v4/presentation/:oid/assets/from/',
  socket: '/api/v4/presentation/:oid/draft/socket/',
} as const;
