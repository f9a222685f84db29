import { readFile } from 'node:fs/promises';
import { Reader, type Response } from 'mmdb-lib';
import { z } from 'zod';

/** The two-letter country code of an address; empty if unknown. */
export type CountryOf = (address: string) => string;

const Code = z.string().regex(/^[A-Z]{2}$/);
/** Available tables use one of three layouts. */
const Found = z.union([
  z.object({ country: z.object({ iso_code: Code }) }).transform(({ country }) => country.iso_code),
  z.object({ country_code: Code }).transform(({ country_code }) => country_code),
  z.object({ country: Code }).transform(({ country }) => country),
]);

const MOST_REMEMBERED = 5000;

/** Reads a file in the MaxMind format once; without one, every country is unknown. */
export async function openCountries(path: string | undefined): Promise<CountryOf> {
  if (path === undefined) return () => '';
  const table = await readTable(path);
  const remembered = new Map<string, string>();
  return (address) => {
    const known = remembered.get(address);
    if (known !== undefined) return known;
    const country = Found.safeParse(find(table, address.replace(/^::ffff:(?=.*\.)/, ''))).data ?? '';
    if (remembered.size >= MOST_REMEMBERED) remembered.clear();
    remembered.set(address, country);
    return country;
  };
}

async function readTable(path: string): Promise<Reader<Response>> {
  try {
    return new Reader(await readFile(path));
  } catch (error) {
    throw new Error(`COUNTRY_TABLE: ${path} cannot be read as a table in the MaxMind format (.mmdb)`, { cause: error });
  }
}

function find(table: Reader<Response>, address: string): unknown {
  try {
    return table.get(address);
  } catch {
    return null;
  }
}
