export const readCookie = (name: string): string | undefined => document.cookie.match(`(?:^|; )${name}=([^;]*)`)?.[1];

/** `age`: in seconds; 0 forgets it. */
export const writeCookie = (name: string, value: string, age: number, attributes: string): void => {
  document.cookie = `${name}=${value}; path=/; max-age=${age}; ${attributes}`;
};
