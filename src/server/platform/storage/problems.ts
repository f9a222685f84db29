export class InvalidStorageKey extends Error {
  override readonly name = 'InvalidStorageKey';
}

export class InvalidMediaType extends Error {
  override readonly name = 'InvalidMediaType';
}

export class DamagedObject extends Error {
  override readonly name = 'DamagedObject';
}

export class UnsupportedStorageUrl extends Error {
  override readonly name = 'UnsupportedStorageUrl';
}
