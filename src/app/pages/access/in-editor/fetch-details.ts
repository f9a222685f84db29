import type { PageFrame } from '#contract/pages.ts';

export type DetailsFrame = PageFrame<'details'>;

/**
 * The page of details as the server renders it, without a form or in answer to one, so that whoever edits has what everybody has who opens
 * that page. Undefined if the answer is another page: somebody is logged out, or may no longer edit.
 */
export async function fetchDetails(address: string, form?: HTMLFormElement): Promise<DetailsFrame | undefined> {
  const response = await fetch(address, {
    headers: { Accept: 'text/html' },
    credentials: 'same-origin',
    ...(form && { method: 'POST', body: new URLSearchParams(fieldsOf(form)) }),
  });
  const carried = new DOMParser().parseFromString(await response.text(), 'text/html').getElementById('page')?.textContent;
  const frame = carried ? (JSON.parse(carried) as PageFrame) : undefined;
  return frame?.page === 'details' ? (frame as DetailsFrame) : undefined;
}

const fieldsOf = (form: HTMLFormElement) =>
  [...new FormData(form)].flatMap(([name, value]): [string, string][] => (typeof value === 'string' ? [[name, value]] : []));
