/** A person's picture as it may be uploaded. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;
export const maximumPictureMegabytes = 5;
