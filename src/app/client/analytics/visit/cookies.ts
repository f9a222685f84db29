export const readCookie = (name: string): string | undefined => document.cookie.match(`(?:^|; )${name}=([^;]*)`)?.[1];

/** `age` is in seconds; 0 deletes the cookie. */
export const writeCookie = (name: string, value: string, age: number, attributes: string): void => {
  document.cookie = `${name}=${value}; path=/; max-age=${age}; ${attributes}`;
};
