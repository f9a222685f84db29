/** How a person looks where there is no picture: initials on one of eight colours, or grey when nothing is known of them. */
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

/** The person at the keyboard, as far as a page needs to know. */
export interface SignedInPerson extends Person {
  role: Role;
  email: string;
}
