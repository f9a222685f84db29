/** Avatar without a picture: initials on one of eight colours, or grey if nothing is known about the person. */
export type AvatarColour = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 'grey';

export interface Avatar {
  initials: string;
  colour: AvatarColour;
  picture: string | null;
}

export interface Person {
  oid: string;
  username: string;
  publicDisplayName: string;
  about: string;
  avatar: Avatar;
}

type Role = 'user' | 'moderator' | 'admin';

/** The signed-in user, as far as pages need to know. */
export interface SignedInPerson extends Person {
  role: Role;
  email: string;
}
