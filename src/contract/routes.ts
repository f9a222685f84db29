/** Every URL of the site that our own code links to. URLs from the specification are kept verbatim. */
export const routes = {
  landing: '/',
  logIn: '/login',
  secondStep: '/login/second/',
  logInPasskey: '/login/passkey/',
  passkeyOptions: '/login/passkey/options/',
  confirmIdentity: '/login/confirm/',
  forgotPassword: '/login/forgot/',
  resetPassword: '/login/reset/',
  signUp: '/signup/',
  confirmEmail: '/signup/confirm/',
  logOut: '/logout',
  settings: '/settings/',
  authenticator: '/settings/authenticator/',
  authenticatorStart: '/settings/authenticator/start/',
  recoveryCodes: '/settings/recovery-codes/',
  passkeys: '/settings/passkeys/',
  dashboard: '/dashboard/next/',
  dashboardAction: '/dashboard/next/do/',
  profile: '/user/:oid/',
  explore: '/explore/',
  search: '/explore/search/',
  language: '/language/',
  searchKey: '/search-key/',
  /** Schema 2; schema 0 has no `/p`. See presentation-address.ts for how these URLs are built. */
  presentation: '/p/:oid/:slug/',
  presentationAlone: '/p/:oid/',
  corePresentation: '/:oid/:slug/',
  edit: '/p/edit/:oid/',
  coreEdit: '/:oid/edit/',
  details: '/p/details/:oid/',
  newPresentation: '/p/new/',
  copy: '/p/copy/:oid/',
  download: '/p/download/:oid/',
  viewLink: '/view/:linkId/',
  likes: '/api/v4/presentation/:oid/like/',
  likesByLink: '/api/v4/presentation/like/',
  curation: '/api/v4/presentation/:oid/curation/',
  oembed: '/oembed/',
  sitemap: '/sitemap.xml',
  sitemapPart: '/sitemap/:part',
  robots: '/robots.txt',
  templates: '/presentation-template/',
  gallery: '/gallery/',
  video: '/video',
  videoExplore: '/video/explore/',
  videoEdu: '/edu/prezi-video-edu',
  product: '/product/',
  contactAbuse: '/contact/abuse/:oid/',
  contactBilling: '/contact/billing/',
  embed: '/p/embed/:oid/',
  player: '/player/',
  developersEmbed: '/developers/embed/',
  embedScript: '/embed.js',
  devUi: '/dev/ui',
  devMail: '/dev/mail',
  devScenes: '/dev/scenes',
  devEditing: '/dev/editing/:oid/',
  glyphs: '/files/glyphs/:version/:face',
} as const;

/** An empty term leads to explore, any other to the search. */
export const searchPath = (term: string) =>
  term.trim() === '' ? routes.explore : `${routes.search}?search=${encodeURIComponent(term.trim())}`;

export const profilePath = (oid: string) => routes.profile.replace(':oid', encodeURIComponent(oid));

/** A part of a face's font, for those who type letters that a presentation does not have yet. */
export const glyphsPath = (version: string, face: string, range: string) =>
  `${routes.glyphs.replace(':version', version).replace(':face', face)}?range=${range}`;
/** The viewer on its own, for any site to frame. */
export const embedPath = (oid: string) => routes.embed.replace(':oid', encodeURIComponent(oid));

/** What the server painted (png), or what the browser needs to paint the same (json). */
export const devScenePath = (id: string, kind: 'png' | 'json') => `${routes.devScenes}/${encodeURIComponent(id)}.${kind}`;

export const logInPath = (next?: string) => withNext(routes.logIn, next);
/** Asks who you are, then goes on. */
export const confirmPath = (next: string) => withNext(routes.confirmIdentity, next);
export const signUpPath = (next?: string) => withNext(routes.signUp, next);

const withNext = (path: string, next: string | undefined) => (next ? `${path}?next=${encodeURIComponent(next)}` : path);
