import { useFrame, useText } from '#app/client/frame.tsx';
import { routes } from '#contract/routes.ts';
import {
  libraryPath,
  type DashboardProps,
  type LibraryAction,
  type LibraryCard,
  type LibraryQuery,
} from '#contract/presentation/library.ts';
import { createContext, use, useEffect, useEffectEvent, useRef, useState, type ReactNode, type RefObject } from 'react';
import { hasShapeOf } from '../insights/live/shape.ts';
import { showToast } from '../../ui/overlay/toast-list.ts';
import { sendAction, type ActionFields, type Acted } from './send-action.ts';

/** The dialogs that precede an action. */
export type Asking =
  | { kind: 'rename'; card: LibraryCard }
  | { kind: 'move'; oids: readonly string[] }
  | { kind: 'make-folder'; oids: readonly string[] }
  | { kind: 'rename-folder' | 'remove-folder'; oid: string; name: string }
  | { kind: 'delete'; oids: readonly string[] }
  | { kind: 'empty-trash' }
  | { kind: 'templates' };

export interface Library extends DashboardProps {
  /** Shows another view of the library without leaving the page, because uploads may be in progress. */
  go(address: string): Promise<void>;
  refresh(): Promise<void>;
  /** Performs an action and refreshes the library. Refusals are left to the caller. */
  act(action: LibraryAction, fields?: ActionFields): Promise<Acted>;
  /** Performs an action and reports it in a toast, with an undo button if `undo` is given. Resolves to false on failure. */
  actAloud(action: LibraryAction, fields: ActionFields, undo?: () => Promise<Acted>[]): Promise<boolean>;
  addressOf(changes: Partial<LibraryQuery>): string;
  /** Gets the focus when the view changes. */
  heading: RefObject<HTMLHeadingElement | null>;
  asking: Asking | null;
  ask(asking: Asking | null): void;
}

/** The query parameters that make it a different view rather than the same one filtered or sorted differently. */
const viewParts = ['folder', 'trash', 'analytics'] as const;

const Context = createContext<Library | null>(null);

export function useLibrary(): Library {
  const library = use(Context);
  if (!library) throw new Error('Rendered outside the library');
  return library;
}

/** Holds the library as last sent by the server, and refreshes it after every change. */
export function LibraryProvider({ given, children }: { given: DashboardProps; children: ReactNode }) {
  const text = useText();
  const { csrfToken } = useFrame();
  const [shown, setShown] = useState(given);
  const [asking, ask] = useState<Asking | null>(null);
  const latest = useRef(0);
  const heading = useRef<HTMLHeadingElement>(null);
  const [arrivals, setArrivals] = useState(0);

  const fetchView = async (address: string): Promise<void> => {
    const turn = ++latest.current;
    const response = await fetch(address, { headers: { Accept: 'application/json' }, credentials: 'same-origin' });
    const answer: unknown = await response.json();
    if (!response.ok || !hasShapeOf(answer, given)) throw new Error(`Unusable library response (${response.status})`);
    // The response to an earlier request may arrive later.
    if (turn === latest.current) setShown(answer);
  };
  const refresh = () => fetchView(location.pathname + location.search).catch(() => undefined);
  const go = async (address: string) => {
    const [from, to] = [new URL(location.href), new URL(address, location.origin)].map(({ searchParams }) => searchParams);
    try {
      await fetchView(address);
      history.pushState(null, '', address);
      if (viewParts.some((part) => from?.get(part) !== to?.get(part))) setArrivals((count) => count + 1);
      // A new page of the list starts at the top.
      else if (to?.has('page')) scrollTo(0, 0);
    } catch {
      location.assign(address);
    }
  };
  const act = async (action: LibraryAction, fields: ActionFields = {}): Promise<Acted> => {
    const acted = await sendAction(routes.dashboardAction, csrfToken, { action, ...fields });
    if (acted.outcome === 'done') await refresh();
    return acted;
  };
  const actAloud: Library['actAloud'] = async (action, fields, undo) => {
    const acted = await act(action, fields);
    if (acted.outcome !== 'done') {
      showToast({ tone: 'problem', text: acted.problem ?? text(acted.outcome === 'signedOut' ? 'library.signedOut' : 'library.failed') });
      return false;
    }
    const takeBack = async () => {
      const taken = await Promise.all(undo?.() ?? []);
      const failed = taken.find(({ outcome }) => outcome !== 'done');
      if (failed) showToast({ tone: 'problem', text: text('library.failed') });
    };
    showToast({ text: acted.done, ...(undo && { action: { label: text('library.undo'), onSelect: () => void takeBack() } }) });
    return true;
  };

  // Runs after the heading has its new text.
  useEffect(() => {
    if (arrivals === 0) return;
    scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [arrivals]);

  const onReturn = useEffectEvent(() => void refresh());
  const sayDone = useEffectEvent(() => {
    const { done, problem } = given.form;
    if (done === null) return;
    if (problem === null) showToast({ text: done });
    // Reported once: a reload must not repeat it.
    history.replaceState(null, '', libraryPath(given.query));
  });
  useEffect(() => {
    sayDone();
    addEventListener('popstate', onReturn);
    return () => removeEventListener('popstate', onReturn);
  }, []);

  const addressOf = (changes: Partial<LibraryQuery>) => libraryPath({ ...shown.query, page: 1, ...changes });
  return <Context value={{ ...shown, go, refresh, act, actAloud, addressOf, heading, asking, ask }}>{children}</Context>;
}
