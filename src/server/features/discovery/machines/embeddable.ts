import { routes } from '#contract/routes.ts';
import { Oid } from '../../../http/input/asked-presentation.ts';

/** What an address of this site names: a presentation, a view link, or nothing that can be embedded. */
export type Named = { kind: 'presentation'; oid: string } | { kind: 'viewLink' } | undefined;

/** Other routes under `/p/`, where an oid would be. */
const doors = ['edit', 'details', 'copy', 'new'];

/** Accepts any variant of our addresses: either scheme, with or without the trailing slash, any slug, query and fragment. */
export function nameEmbeddable(address: string, origin: string): Named {
  const url = URL.parse(address);
  if (!url || !/^https?:$/.test(url.protocol) || url.host !== new URL(origin).host || url.username !== '' || url.password !== '')
    return undefined;
  const parts = url.pathname.split('/').filter((part) => part !== '');
  if (parts[0] === 'view' && parts.length === 2) return { kind: 'viewLink' };
  const oid = `/${parts[0]}/` === routes.player ? url.searchParams.get('oid') : oidIn(parts);
  return oid && Oid.safeParse(oid).success ? { kind: 'presentation', oid } : undefined;
}

function oidIn([first, second, third, ...more]: string[]): string | undefined {
  if (more.length > 0) return undefined;
  if (first !== 'p') return third === undefined && second !== undefined && second !== 'edit' ? first : undefined;
  if (second === 'embed') return third;
  return second === undefined || doors.includes(second) ? undefined : second;
}
