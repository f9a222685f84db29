/** Every address of the site that something of ours links to. The specification's addresses stay to the letter. */
export const routes = {
  landing: '/',
  logIn: '/login',
  forgotPassword: '/login/forgot/',
  resetPassword: '/login/reset/',
  signUp: '/signup/',
  confirmEmail: '/signup/confirm/',
  logOut: '/logout',
  settings: '/settings/',
  dashboard: '/dashboard/next/',
  profile: '/user/:oid/',
  explore: '/explore/',
  search: '/explore/search/',
  language: '/language/',
  embed: '/p/embed/:oid/',
  player: '/player/',
  developersEmbed: '/developers/embed/',
  embedScript: '/embed.js',
  devUi: '/dev/ui',
  devMail: '/dev/mail',
  devScenes: '/dev/scenes',
  devSceneFile: '/dev/scenes/:file',
} as const;

/** An empty search explores; anything else searches. */
export const searchPath = (term: string) =>
  term.trim() === '' ? routes.explore : `${routes.search}?search=${encodeURIComponent(term.trim())}`;

export const profilePath = (oid: string) => routes.profile.replace(':oid', encodeURIComponent(oid));

/** The viewer alone, to be framed by any site. */
export const embedPath = (oid: string) => routes.embed.replace(':oid', encodeURIComponent(oid));

/** Where people go to see a presentation: the viewer alone, filling the window. */
export const presentationPath = (oid: string): string => embedPath(oid);

/** What the server painted, or what the browser needs to paint the same. */
export const devScenePath = (id: string, kind: 'png' | 'json') => `${routes.devScenes}/${encodeURIComponent(id)}.${kind}`;

export const logInPath = (next?: string) => withNext(routes.logIn, next);
export const signUpPath = (next?: string) => withNext(routes.signUp, next);

const withNext = (path: string, next: string | undefined) => (next ? `${path}?next=${encodeURIComponent(next)}` : path);
