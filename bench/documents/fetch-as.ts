import { csrfField } from '#contract/form.ts';
import type { Fan } from '../view-page/fans.ts';

/** Requests of somebody who is logged in; only what was done, or refused as too large, is an answer. */
export function fetchAs(origin: string, { cookie, token }: Fan) {
  const send = async (path: string, init: RequestInit = {}) => {
    const answer = await fetch(origin + path, { ...init, headers: { cookie, accept: 'text/html' }, redirect: 'manual' });
    const bytes = Buffer.from(await answer.arrayBuffer());
    if (![200, 303, 422].includes(answer.status))
      throw new Error(`${init.method ?? 'GET'} ${path}: ${answer.status} ${bytes.subarray(0, 2000)}`);
    return bytes;
  };
  const post = (path: string, fields: Record<string, string>) =>
    send(path, { method: 'POST', body: new URLSearchParams({ [csrfField]: token, ...fields }) });
  return {
    get: (path: string) => send(path),
    post,
    /** Submits the details as the form shows them, with these changes. */
    async saveDetails(oid: string, changed: Record<string, string>) {
      const page = (await send(`/p/details/${oid}/`)).toString();
      const carried = /<script id="page" type="application\/json">(.*?)<\/script>/s.exec(page)?.[1] ?? '{}';
      const { props } = JSON.parse(carried) as { props: { form: { values: Record<string, string> } } };
      return post(`/p/details/${oid}/`, { ...props.form.values, ...changed });
    },
  };
}
