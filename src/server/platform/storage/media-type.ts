import { InvalidMediaType } from './problems.ts';

const mediaType = /^[a-z0-9!#$&^_.+-]+\/[a-z0-9!#$&^_.+-]+(; ?[a-z0-9-]+=("[\w .,:/+-]*"|[\w.,:/+-]+))*$/i;

export function checkMediaType(type: string): void {
  if (type.length > 255 || !mediaType.test(type)) throw new InvalidMediaType(`Not a media type: ${JSON.stringify(type.slice(0, 255))}`);
}
