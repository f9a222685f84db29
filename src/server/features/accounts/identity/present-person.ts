import type { Avatar, Person, SignedInPerson } from '#contract/person.ts';
import type { PersonRow } from '../accounts.schema.ts';
import { avatarOf, splitName } from './avatar.ts';

export const pictureKey = (file: string) => `pictures/${file}`;
export const pictureAddress = (file: string | null) => (file ? `/media/pictures/${file}` : null);

/** The part of a person that is shown on a card. */
export const presentCardOwner = ({
  name,
  username,
  image,
}: Pick<PersonRow, 'name' | 'username' | 'image'>): Pick<Person, 'publicDisplayName' | 'avatar'> => ({
  publicDisplayName: name,
  avatar: avatarOf({ ...splitName(name), username, picture: pictureAddress(image) }),
});

interface Buyer {
  name: string | null;
  username: string | null;
  email: string | null;
}

/** Somebody who may have no account, and so only an e-mail address or nothing. */
export const avatarOfBuyer = ({ name, username, email }: Buyer): Avatar =>
  avatarOf({ ...splitName(name ?? ''), ...(username !== null && { username }), ...(email !== null && { email }) });

export function presentPerson(row: PersonRow): Person {
  const { firstName, lastName } = splitName(row.name);
  return {
    oid: row.oid,
    username: row.username,
    publicDisplayName: row.name,
    about: row.about,
    avatar: avatarOf({ firstName, lastName, username: row.username, picture: pictureAddress(row.image) }),
  };
}

export function presentSignedIn(row: PersonRow): SignedInPerson {
  const { oid, username, publicDisplayName, about, avatar } = presentPerson(row);
  return { oid, username, publicDisplayName, about, avatar, role: row.role, email: row.email };
}
