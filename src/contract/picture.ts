/** Limits for an uploaded profile picture. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;
export const maximumPictureMegabytes = 5;
export const maximumPictureMegapixels = 60;
